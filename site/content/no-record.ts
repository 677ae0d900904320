/** The provider has no such record (404). */
export class NoRecord extends Error {}
