import type { Look } from 'contract/look';

/** Path of the picture for links to pages without one of their own: the company's logo, or the starter's house. */
export const socialPicture = (look: Look | undefined) => (look?.logo ? '/social.png' : '/social.jpg');
