import type { Look } from 'contract/look';

/** Path of the picture for links to pages without one of their own: in the company's look, or the starter's house. */
export const socialPicture = (look: Look | undefined) => (look ? '/social.png' : '/social.jpg');
