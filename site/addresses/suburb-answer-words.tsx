import { Link } from '../ui/link';
import type { PlaceAnswer, SuburbAnswer } from './suburb-answer';

const Ask = () => (
  <>
    <Link href="/contact-us">Ask us</Link>, and we tell you what is possible.
  </>
);

function Place({ place, office, far }: PlaceAnswer) {
  if (office) {
    return (
      <p>
        <strong>Yes, we clean in {place}.</strong> Our {office} looks after it.
      </p>
    );
  }
  return (
    <p>
      <strong>
        {far ? 'We do not clean' : 'Not yet'} in {place}.
      </strong>{' '}
      <Ask />
    </p>
  );
}

export function SuburbAnswerWords({ answer: { asked, places } }: { answer: SuburbAnswer }) {
  if (!asked) return null;
  if (places.length === 0) {
    return (
      <p>
        <strong>We do not know a suburb called “{asked}”.</strong> <Ask />
      </p>
    );
  }
  return places.map((place) => <Place key={place.place} {...place} />);
}
