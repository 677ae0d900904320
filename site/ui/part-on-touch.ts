import type { ComponentType } from 'react';

/** A part of a page whose code may still be on the server. */
export interface PartOnTouch<Props> {
  /** Its component, as soon as it is here. */
  component?: ComponentType<Props>;
  /** Settles when the component is here, and never if it does not come. */
  arrival: Promise<void>;
  /** Fetches it, once; rejects when it does not come, and may then be called again. */
  fetch(): Promise<void>;
}

const known: PartOnTouch<never>[] = [];

export function partOnTouch<Props>(load: () => Promise<ComponentType<Props>>): PartOnTouch<Props> {
  let arrived: () => void;
  let fetching: Promise<void> | undefined;
  const part: PartOnTouch<Props> = {
    arrival: new Promise((done) => {
      arrived = done;
    }),
    fetch() {
      fetching ??= load().then(
        (component) => {
          part.component = component;
          arrived();
        },
        (error) => {
          fetching = undefined;
          throw error;
        },
      );
      return fetching;
    },
  };
  known.push(part as PartOnTouch<never>);
  return part;
}

/** Fetches all parts: for a page that is drawn anew instead of being taken over. */
export const fetchAllParts = () => Promise.all(known.map((part) => part.fetch()));
