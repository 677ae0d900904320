/** What stands before a city's name where its page has no words of its own. */
export const BEFORE_CITY = { services_heading: 'Our Services In ', title: 'Cleaning services in ' } as const;
