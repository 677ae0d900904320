/** One place that was asked about, and the office that cleans there, if one does. */
export interface PlaceAnswer {
  /** "Para Hills SA 5096", "5096 (Para Hills, Para Hills West)" */
  place: string;
  /** Name of the office. */
  office?: string;
}

/** Answer to "Do you clean in my suburb?"; no places when nobody knows such a suburb. */
export interface SuburbAnswer {
  asked: string;
  places: PlaceAnswer[];
}
