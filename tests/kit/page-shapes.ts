/** One route per page shape that shows a provider's content. */
export const PAGE_SHAPES = [
  '/',
  '/about-us/',
  '/adelaide-service',
  '/contact-us',
  '/faq-page',
  '/blog',
  '/blog-details/1',
  '/free-quote',
  '/service/house-cleaning',
  '/service/oven-cleaning',
  '/service/gutter-vacuum',
];
