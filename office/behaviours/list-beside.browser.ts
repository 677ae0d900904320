// An enquiry's page works without this script. With it, where there is room, its list stands beside it, and the next enquiry takes the
// place of the one that is open.
import { linesOf } from './beside-rows';
import { has, neighbourOf } from './neighbour';
import { readOpenedList } from './opened-list';
import { readPage } from './read-page';
import { carry } from './swap';
import { fieldsIn, isTyped } from './typed-fields';
import { wide } from './wide';

/** How long an enquiry that was read ahead is shown, in milliseconds. */
const FRESH_MS = 60_000;

/** How long the column waits after a change, which are often several, in milliseconds. */
const REFILL_MS = 2000;

/** Enquiries that were left with something typed in them, by path: it is there again when they are opened again. */
const left = new Map<string, HTMLElement>();

const main = () => document.querySelector('main');
const hasTyped = (page: HTMLElement | null) => page !== null && [...fieldsIn(page)].some(isTyped);

/** The list that an enquiry was opened from in this tab, for a page whose address does not say it. */
function openedFrom(): string | undefined {
  const own = readOpenedList().find((address) => has([address], location.pathname));
  const list = own && new URL(own).searchParams.get('in');
  return list ? `/office/enquiries?${list}` : undefined;
}

function show(newer: Document, page: HTMLElement): void {
  const [old, earlier] = [main(), left.get(location.pathname)];
  left.delete(location.pathname);
  old?.replaceWith(page);
  if (earlier) carry(earlier, page);
  document.title = newer.title;
  document.dispatchEvent(new CustomEvent('page-opened', { detail: newer.body.dataset.at ?? '' }));
  window.scrollTo(0, 0);
  const heading = page.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

class ListBeside extends HTMLElement {
  /** Leads to the list's own page. */
  #back = this.querySelector('a') ?? document.createElement('a');
  #lines = document.createElement('ol');
  #pages = document.createElement('nav');
  /** The page that is on its way; an earlier one comes too late. */
  #wanted = '';
  /** Enquiries that come next, read before anybody asks: the server alone needs most of the 100 ms. */
  #ahead = new Map<string, { at: number; page: Promise<Document | undefined> }>();
  #refilling: ReturnType<typeof setTimeout> | undefined;
  /** The path of the page that is shown, while the address is another's already. */
  #shown = location.pathname;

  connectedCallback() {
    const list = this.dataset.list ?? openedFrom();
    if (list === undefined) return;
    this.dataset.list = list;
    this.#pages.ariaLabel = 'Pages of the list';
    const skip = Object.assign(document.createElement('a'), { href: '#page', className: 'skip', textContent: 'To the enquiry' });
    this.#back.className = 'plain';
    if (!this.#back.href) Object.assign(this.#back, { href: list, textContent: 'Back to the list' });
    this.prepend(skip, this.#back);
    this.append(this.#lines, this.#pages);
    for (const name of ['click', 'pointerover']) this.addEventListener(name, this);
    wide.addEventListener('change', () => this.fill());
    for (const name of ['open-enquiry', 'turn-list', 'records-changed']) document.addEventListener(name, this);
    for (const name of ['popstate', 'beforeunload']) addEventListener(name, this);
    void this.fill();
  }

  async fill(address = this.dataset.list): Promise<void> {
    const list = wide.matches && address ? await readPage(address) : undefined;
    if (!list) return;
    const before = address === this.dataset.list ? [...this.#lines.children] : [];
    this.dataset.list = this.#back.href = address ?? '';
    const { scrollTop } = this;
    this.#lines.replaceChildren(...linesOf(list, before, location.pathname));
    this.#pages.replaceChildren(...list.querySelectorAll('.pages a'));
    this.scrollTop = scrollTop;
    this.mark();
    this.#readAhead();
  }

  #readAhead() {
    const all = [...this.#lines.querySelectorAll('a')].map(({ href }) => href);
    for (const step of [1, -1] as const) this.#prepare(neighbourOf(all, location.pathname, step));
  }

  #prepare(address: string | undefined) {
    if (!address || !wide.matches || Date.now() - (this.#ahead.get(address)?.at ?? 0) < FRESH_MS) return;
    this.#ahead.set(address, { at: Date.now(), page: readPage(address) });
  }

  /** A page that was read ahead a moment ago, else as it is now. */
  async #read(address: string): Promise<Document | undefined> {
    const { at = 0, page } = this.#ahead.get(address) ?? {};
    this.#ahead.delete(address);
    return (Date.now() - at < FRESH_MS && (await page)) || readPage(address);
  }

  mark() {
    for (const link of this.#lines.querySelectorAll('a')) {
      const isOpen = link.pathname === location.pathname;
      if (isOpen) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
      if (isOpen) this.#reveal(link);
      link.querySelector('.unsaved')?.remove();
      if (left.has(link.pathname))
        link.append(Object.assign(document.createElement('em'), { className: 'unsaved', textContent: 'Not saved' }));
    }
  }

  /** Scrolls the column alone, and not the page. */
  #reveal(link: HTMLElement) {
    const [line, column] = [link.getBoundingClientRect(), this.getBoundingClientRect()];
    if (line.top < column.top || line.bottom > Math.min(column.bottom, innerHeight)) this.scrollTop += line.top - innerHeight / 3;
  }

  /** Opens an enquiry in the place of the one that is shown. */
  async open(address: string, isBack = false): Promise<void> {
    if (this.#wanted === address) return; // pressed twice
    this.#wanted = address;
    const newer = await this.#read(address);
    if (this.#wanted !== address) return;
    this.#wanted = '';
    const page = newer?.querySelector<HTMLElement>('main');
    const old = main();
    if (!newer || !page) {
      if (isBack) location.reload();
      else if (!hasTyped(old)) location.assign(address);
      return;
    }
    if (old && hasTyped(old)) left.set(this.#shown, old);
    if (!isBack) history.pushState(null, '', address);
    this.#shown = location.pathname;
    show(newer, page);
    this.mark();
    this.#readAhead();
  }

  /** Goes on to the first enquiry of the next page of the list, or back to the last of the previous one. */
  async #turn(step: 1 | -1): Promise<void> {
    const page = this.#pages.querySelector<HTMLAnchorElement>(step > 0 ? '[rel=next]' : '[rel=prev]');
    if (!page || this.#wanted) return;
    this.#wanted = page.href;
    await this.fill(page.href);
    this.#wanted = '';
    const to = [...this.#lines.querySelectorAll('a')].at(step > 0 ? 0 : -1);
    if (to && this.dataset.list === page.href) await this.open(to.href);
  }

  handleEvent(event: Event) {
    if (event.type === 'records-changed') {
      this.#ahead.clear();
      this.#refilling ??= setTimeout(() => {
        this.#refilling = undefined;
        void this.fill();
      }, REFILL_MS);
    } else if (event.type === 'pointerover') this.#prepare((event.target as Element).closest<HTMLAnchorElement>('li a')?.href);
    else if (event.type === 'popstate') {
      if (location.pathname !== this.#shown) void this.open(location.href, true);
    } else if (event.type === 'beforeunload') {
      if (left.size > 0) event.preventDefault();
    } else if (event instanceof CustomEvent && event.type === 'turn-list') void this.#turn(event.detail);
    else if (event instanceof CustomEvent) this.#take(event, event.detail);
    else if (event instanceof MouseEvent) this.#click(event);
  }

  #click(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (link.closest('li')) this.#take(event, link.href);
    else if (link.closest('nav')) {
      event.preventDefault();
      void this.fill(link.href);
    }
  }

  #take(event: Event, address: string) {
    if (!wide.matches || event.defaultPrevented) return;
    event.preventDefault();
    void this.open(address);
  }
}

customElements.define('list-beside', ListBeside);
