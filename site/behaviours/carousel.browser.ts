import { observe, reducedMotion } from './element.browser';

/** Without the `scrollend` event, scrolling has ended after this many milliseconds without a scroll event. */
const AT_REST_MS = 140;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Arrows, pause button, timer and videos of `<card-carousel>`, around a strip with native scroll snapping. It advances every
 * `interval` milliseconds after load unless paused: pointer over it, keyboard focus in it, a touch, hidden tab, reduced motion,
 * or the pause button (R-MOTION-2). With `single` one card fills the strip and the others are inert; with `paged` an arrow moves
 * by the number of visible cards (R-MOTION-6).
 */
export function carousel(area: HTMLElement, signal: AbortSignal): void {
  const strip = area.querySelector<HTMLElement>('.carousel__strip');
  if (!strip) return;
  const moving = new Carousel(area, strip);
  moving.listenToVisitor(signal);
  moving.listenToStrip(signal);
}

class Carousel {
  readonly #area: HTMLElement;
  readonly #strip: HTMLElement;
  readonly #interval: number;
  #page = 0;
  #loaded = document.readyState === 'complete';
  #plays: boolean | undefined;
  #pointed: boolean;
  #focused: boolean;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(area: HTMLElement, strip: HTMLElement) {
    this.#area = area;
    this.#strip = strip;
    this.#interval = Number(area.getAttribute('interval'));
    // The pointer or focus may already be in it. A tap leaves :hover set on touch screens.
    this.#pointed = area.matches(':hover') && matchMedia('(hover: hover)').matches;
    this.#focused = area.querySelector(':focus-visible') !== null;
  }

  get #playing() {
    return this.#interval > 0 && (this.#plays ?? !reducedMotion.matches);
  }

  get #perPage() {
    return this.#area.hasAttribute('paged') ? Math.max(1, Math.round(this.#strip.clientWidth / step(this.#strip))) : 1;
  }

  get #last() {
    return Math.max(0, Math.ceil(this.#strip.children.length / this.#perPage) - 1);
  }

  get #atEnd() {
    const { scrollLeft, scrollWidth, clientWidth } = this.#strip;
    return this.#page >= this.#last || scrollLeft >= scrollWidth - clientWidth - 2;
  }

  /** Scrolls to a page, clamped to the first and last, also after a resize changed the number of cards per page. */
  #go(page: number, behavior: ScrollBehavior = reducedMotion.matches ? 'instant' : 'smooth') {
    this.#page = Math.min(this.#last, Math.max(0, page));
    this.#strip.scrollTo({ left: this.#page * this.#perPage * step(this.#strip), behavior });
    this.#update();
  }

  #update() {
    // Read all layout values before writing any, to avoid a forced layout.
    const last = this.#last;
    this.#page = Math.min(this.#page, last);
    const atEnd = this.#atEnd;
    this.#run();
    this.#showControls(last, atEnd);
    this.#showCards();
  }

  #run() {
    const held = !this.#loaded || this.#pointed || this.#focused || document.hidden;
    if (this.#playing && !held) {
      this.#timer ??= setInterval(() => this.#go(this.#atEnd ? 0 : this.#page + 1), this.#interval);
    } else {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  #showControls(last: number, atEnd: boolean) {
    const set = (turn: string, name: string, value: string) =>
      this.#area.querySelector(`[data-turn="${turn}"]`)?.setAttribute(name, value);
    set('play', 'aria-label', this.#playing ? 'Pause the slides' : 'Play the slides');
    set('-1', 'aria-disabled', String(this.#page === 0));
    set('1', 'aria-disabled', String(atEnd));
    this.#area.toggleAttribute('playing', this.#playing);
    this.#strip.ariaLive = this.#interval > 0 && !this.#playing ? 'polite' : null;
    const place = this.#area.querySelector('.carousel__place');
    if (place) place.textContent = `${this.#page + 1} / ${last + 1}`;
  }

  #showCards() {
    const single = this.#area.hasAttribute('single');
    const plays = this.#playing && this.#loaded && !reducedMotion.matches && !savesData();
    for (const [index, card] of ([...this.#strip.children] as HTMLElement[]).entries()) {
      if (single) card.inert = index !== this.#page;
      for (const video of card.querySelectorAll('video')) {
        if (plays && index === this.#page)
          video.play().catch(() => undefined); // the browser may refuse autoplay: the poster stays
        else if (!video.paused) video.pause();
      }
    }
  }

  #press(button: HTMLElement) {
    if (button.dataset.turn === 'play') {
      this.#plays = !this.#playing;
      this.#focused = false; // the focus is on this button
      this.#update();
    } else if (button.ariaDisabled === 'false') this.#go(this.#page + Number(button.dataset.turn));
  }

  listenToVisitor(signal: AbortSignal) {
    const on = <Type extends Event>(target: EventTarget, type: string, listener: (event: Type) => void) =>
      target.addEventListener(type, (event) => listener(event as Type), { signal, passive: true });
    const inside = ({ target }: Event, selector: string) => (target as Element).closest<HTMLElement>(selector);
    on<PointerEvent>(this.#area, 'pointerenter', ({ pointerType }) => {
      this.#pointed ||= pointerType === 'mouse';
      this.#run();
    });
    on(this.#area, 'pointerleave', () => {
      this.#pointed = false;
      this.#run();
    });
    on(this.#area, 'focusin', (event) => {
      this.#focused = inside(event, ':focus-visible') === event.target;
      this.#run();
    });
    on(this.#area, 'focusout', () => {
      this.#focused = false;
      this.#run();
    });
    on(this.#area, 'touchstart', (event) => {
      if (inside(event, 'button')) return;
      this.#plays = false;
      this.#update();
    });
    on(this.#area, 'click', (event) => {
      const button = inside(event, '[data-turn]');
      if (button) this.#press(button);
    });
    on(window, 'load', () => {
      this.#loaded = true;
      this.#update();
    });
    on(document, 'visibilitychange', () => this.#update());
    on(reducedMotion, 'change', () => this.#update());
    signal.addEventListener('abort', () => clearInterval(this.#timer));
  }

  listenToStrip(signal: AbortSignal) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const atRest = () => {
      this.#page = Math.round(this.#strip.scrollLeft / (this.#perPage * step(this.#strip)));
      this.#update();
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(atRest, AT_REST_MS);
    };
    // A slow machine pauses during a scroll, so a pause counts as the end only where `scrollend` is missing.
    const [type, listener] = 'onscrollend' in window ? (['scrollend', atRest] as const) : (['scroll', scrolled] as const);
    this.#strip.addEventListener(type, listener, { signal, passive: true });
    signal.addEventListener('abort', () => clearTimeout(timer));
    const resized = new ResizeObserver(() => (this.#page > 0 ? this.#go(this.#page, 'instant') : this.#update()));
    observe(resized, this.#strip, signal);
  }
}

/** Pixels between the starts of two neighbouring cards; changes with the viewport. */
function step(strip: HTMLElement): number {
  const [first, second] = [...strip.children] as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : strip.clientWidth;
}
