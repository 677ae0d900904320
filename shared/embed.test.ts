import { expect, it } from 'vitest';
import { embedOf, hostOf } from './embed';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const OFFICE = 'https://www.google.com/maps?q=Rundle%20Mall&output=embed';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?t=42s', `${YOUTUBE}&start=42`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${YOUTUBE}&start=3723`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m', `${YOUTUBE}&start=60`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=soon', YOUTUBE],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=1&amp;start=7" title="x"></iframe>',
    `${YOUTUBE}&start=7`,
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  ],
  ['https://www.google.com/maps/place/Rundle+Mall/@-34.92,138.6,17z/data=!3m1', OFFICE],
  ['https://www.google.com.au/maps?q=Rundle%20Mall', OFFICE],
  ['https://maps.google.com/?q=Rundle Mall', OFFICE],
  ['https://www.google.com/maps/search/?api=1&query=Rundle%20Mall', OFFICE],
  ['https://www.google.com/maps/@-34.92,138.6,15z', 'https://www.google.com/maps?q=-34.92%2C138.6&output=embed'],
  ['https://www.google.com/maps/embed?pb=!1m18!2d1', 'https://www.google.com/maps/embed?pb=!1m18!2d1'],
  ['https://calendly.com/example/visit', 'https://calendly.com/example/visit'],
  ['https://example.setmore.com/book', 'https://example.setmore.com/book'],
  // As Calendly, Microsoft Bookings and Setmore offer it.
  [
    `<!-- Calendly inline widget begin --><div class="calendly-inline-widget" data-url="https://calendly.com/example/visit" style="min-width:320px;"></div>
<script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>`,
    'https://calendly.com/example/visit',
  ],
  [
    "<iframe src='https://outlook.office365.com/owa/calendar/example@example.com/bookings/' width='100%' style='border:0'></iframe>",
    'https://outlook.office365.com/owa/calendar/example@example.com/bookings/',
  ],
  [
    `<script id="setmore_script" src="https://assets.setmore.com/integration/static/setmoreIframeLive.js"></script>
<a style="float:none" href="https://example.setmore.com/book"><img border="none" src="https://assets.setmore.com/book.svg" alt="Book"/></a>`,
    'https://example.setmore.com/book',
  ],
])('shows %s in a frame (R-FILE-3)', (link, src) => expect(embedOf(link)?.src).toBe(src));

it.each([
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/search',
  'https://www.google.com/search?q=Rundle+Mall',
  'https://www.google.com/url?q=https://youtu.be/dQw4w9WgXcQ',
  '<script src="https://assets.calendly.com/assets/external/widget.js" async></script>',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/features',
  'https://video.example.com/1',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://evil@calendly.com/x',
  'https://calendly.com:8443/x',
  'http://calendly.com/x',
  'javascript:alert(1)',
  'calendly.com/x',
  '',
])('does not show %s (R-FILE-3)', (link) => expect(embedOf(link)).toBeUndefined());

it('shows the pages of hosts that the owner added, and of no others (R-FILE-3)', () => {
  const link = 'https://book.example.com/visit?x=1';
  expect(embedOf(link, ['example.com'])).toEqual({ kind: 'booking', src: link, href: link });
  expect(embedOf(link, ['ample.com', 'other.example.com'])).toBeUndefined();
});

it('says the host as people read it', () => expect(hostOf(YOUTUBE)).toBe('youtube-nocookie.com'));
