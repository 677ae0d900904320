import type { About, Picture as PictureContent } from '../content/shapes';
import { useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { CardPicture } from '../ui/picture';
import { Claims } from './claims';
import { Frame } from './frame';
import { Split } from './split';

export function AboutStory({ about }: { about?: About }) {
  const { mission_heading, vision_heading } = useWords();
  if (!about) return null;
  const { heading, paragraphs, picture, mission, vision, missionPicture, visionPicture } = about;
  return (
    <>
      <Frame>
        <Split picture={picture} className="split--turned split--long">
          <Heading title={heading} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Claims only={['experience', 'customers', 'eco', 'insurance']} />
        </Split>
      </Frame>
      {(mission || vision) && (
        <Frame band="tint">
          <div className="aims">
            {mission && <Aim title={mission_heading} text={mission} picture={missionPicture} />}
            {vision && <Aim title={vision_heading} text={vision} picture={visionPicture} />}
          </div>
        </Frame>
      )}
    </>
  );
}

function Aim({ title, text, picture }: { title: string; text: string; picture?: PictureContent }) {
  return (
    <article className="card">
      <CardPicture picture={picture} sizes="(min-width: 768px) 37rem, 92vw" />
      <div className="card__body aim">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </article>
  );
}
