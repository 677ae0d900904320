/** A suburb as the gazetteer knows it. */
export interface Suburb {
  suburb: string;
  /** Short name: SA, VIC. */
  state: string;
  /** All of its postcodes; with more than one, none of them may be assumed. */
  postcodes: string[];
}

/** Answer of `GET /_suburbs?q=`. */
export interface SuburbsAnswer {
  suburbs: Suburb[];
  /** How many words at the end of the question the suburbs complete. */
  words: number;
}

/** "Para Hills SA 5096"; without a postcode where it is not certain. */
export const suburbLine = ({ suburb, state, postcodes }: Suburb) =>
  [suburb, state, postcodes.length === 1 && postcodes[0]].filter(Boolean).join(' ');
