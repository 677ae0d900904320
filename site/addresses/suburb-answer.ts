export interface PlaceAnswer {
  /** "Para Hills SA 5096", "5096 (Para Hills, Para Hills West)" */
  place: string;
  office?: string;
  /** So far from every office that nobody will come there soon. */
  far?: boolean;
}

/** Answer to "Do you clean in my suburb?"; empty if no such suburb is known. */
export interface SuburbAnswer {
  asked: string;
  places: PlaceAnswer[];
}
