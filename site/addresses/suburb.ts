/** A suburb as the site sends it to browsers. */
export interface Suburb {
  suburb: string;
  /** Abbreviation: SA, VIC. */
  state: string;
  /** All its postcodes; if there are several, none is filled in. */
  postcodes: string[];
}

/** Answer of `GET /_suburbs?q=`. */
export interface SuburbsAnswer {
  suburbs: Suburb[];
  /** Number of words at the end of the query that the suburb replaces. */
  words: number;
}

/** "Para Hills SA 5096"; without the postcode if there are several. */
export const suburbLine = ({ suburb, state, postcodes }: Suburb) =>
  [suburb, state, postcodes.length === 1 && postcodes[0]].filter(Boolean).join(' ');
