import { createContext, useContext } from 'react';

/** What a card of a carousel may ask about its place. */
interface Slide {
  /** It is the one in sight, and the visitor has not paused the carousel. */
  moves: boolean;
}

const SlideContext = createContext<Slide>({ moves: false });
export const SlideProvider = SlideContext.Provider;
export const useSlide = () => useContext(SlideContext);
