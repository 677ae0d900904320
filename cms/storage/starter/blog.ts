/** Starter words of the blog list's hero. */
export const blogHero = { heading: 'Notes from the van', breadcrumb: 'Home / Blog' };
