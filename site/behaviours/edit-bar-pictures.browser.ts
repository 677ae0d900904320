import type { LibraryPicture, PictureWords, PlacedPicture } from 'contract/edit-picture';
import { UPLOAD_BYTES_MAX } from 'contract/upload';
import { library } from './edit-bar-library.browser';
import { type EditedPage, linkOf, otherPages, type Panel } from './edit-bar-page.browser';
import { button, linkTo, make, menu } from './edit-bar-parts.browser';
import { pointPicker } from './edit-bar-point.browser';

const STYLES = `nav:has(.panel){box-sizing:border-box;width:min(36rem,calc(100vw - 2rem))}
.panel{display:grid;gap:.75rem;flex-basis:100%;box-sizing:border-box;
max-height:min(34rem,calc(100dvh - 14rem));overflow:auto;overscroll-behavior:contain;padding:.5rem}
.panel :is(p,output){padding:0}
.panel :is(output,small){font-size:.85rem;color:#d5e3e8}
.panel [role=alert]{padding:.5rem .9rem}
.panel:focus{outline:0}
.panel label{display:grid;gap:.3rem;padding:0;font-weight:600}
.panel :is(textarea,[type=search]){box-sizing:border-box;width:100%;padding:.6rem .7rem;border:0;border-radius:.5rem;background:#fff;color:#12303a;font:inherit;font-weight:400}
.panel ::placeholder{color:#4d6670}
.panel :is(textarea,input):focus-visible,.file:focus-within{outline:3px solid #ffd166;outline-offset:2px}
.panel .file{position:relative;display:flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0 .9rem;border-radius:.5rem;background:#fff;color:#12303a;cursor:pointer}
.file input{position:absolute;inset:0;width:100%;opacity:0;cursor:pointer}
.point{position:relative;justify-self:start;padding:0;cursor:crosshair}
.point img{display:block;max-width:min(100%,16rem);max-height:min(10rem,24dvh);border-radius:.5rem}
.point span{position:absolute;width:1.25rem;height:1.25rem;translate:-50% -50%;border:3px solid #fff;border-radius:50%;background:#ffbf46cc;
box-shadow:0 0 0 2px #12303a;pointer-events:none}
.panel details{border-radius:.5rem;background:#fff1}
.panel details[open]{padding:0 .6rem .6rem}
.panel details[open]>:not(summary){margin-top:.5rem}
.panel details[open] summary{margin:0 -.6rem}
.panel summary::after{margin-left:auto;border-color:currentColor #0000 #0000;translate:0 .15rem}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr));gap:.4rem}
.grid button{flex-direction:column;align-items:stretch;padding:.3rem;white-space:normal;text-align:left;font-size:.8rem;line-height:1.25}
.grid img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:.35rem;margin-bottom:.25rem;background:#fff2}
.grid span{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.ways{display:grid;gap:.5rem}
.own:not([hidden]){display:grid;gap:.75rem}
.own>div{display:grid;gap:.3rem;align-content:start}
.own p{font-weight:600}
.more{position:relative}
.more ul{border:1px solid #fff4}
@media(min-width:480px){.panel textarea{min-height:7rem}.own:not([hidden]){grid-template-columns:1fr auto}.ways{grid-template-columns:1fr 1fr}.ways details[open]{grid-column:1/-1;grid-row:1}.ways .file{align-self:start}}`;

/** Resolves with the picture as it is in the library, or with why it is not taken. */
async function upload(file: File): Promise<LibraryPicture | string> {
  if (file.size > UPLOAD_BYTES_MAX) return `“${file.name}” is larger than 50 MB. Make it smaller and try again.`;
  const response = await fetch(`/_edit/picture?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    body: file,
  }).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.status === 200 && typeof body?.media === 'number') return body as LibraryPicture;
  return `${body?.message ?? 'There is no connection'}`.replace(/\.?$/, '.');
}

class PicturePanel implements Panel {
  readonly #page: EditedPage;
  readonly #image: HTMLImageElement;
  readonly #at: string;
  readonly #close: () => void;
  #placed: PlacedPicture;
  #chosen: LibraryPicture | undefined;
  #isBusy = false;
  #isPut = false;

  readonly #panel = make('div');
  readonly #status = make('p');
  readonly #alarm = make('p');
  readonly #words = Object.assign(make('textarea'), { rows: 2, maxLength: 1000 });
  readonly #own = make('div');
  readonly #point = pointPicker();
  readonly #save = button('Save', () => void this.leave(), true);

  constructor(page: EditedPage, image: HTMLImageElement, placed: PlacedPicture, close: () => void) {
    this.#page = page;
    this.#image = image;
    this.#at = image.dataset.originPicture ?? '';
    this.#placed = placed;
    this.#close = close;
    this.#draw();
    this.#choose(placed.picture);
    this.#say();
    otherPages(this.#at).then((others) => {
      if (this.#status.textContent === placed.place) this.#status.append(others);
    });
    this.#show();
    this.#panel.focus();
  }

  #draw() {
    this.#alarm.setAttribute('role', 'alert');
    this.#status.setAttribute('role', 'status');
    const file = Object.assign(make('input'), { type: 'file', accept: 'image/*' });
    file.addEventListener('change', () => {
      const [chosen] = file.files ?? [];
      file.value = '';
      if (chosen) void this.add(chosen);
    });
    const way = make('label', 'Choose a file', file);
    way.className = 'file';
    const ways = make('div', '', way, this.#library());
    ways.className = 'ways';
    const note = 'Words and point are the same wherever the picture stands. Visitors see them as soon as you save.';
    const words = make('label', 'Words for those who cannot see it', this.#words);
    const point = make('div', '', make('p', 'Point that always shows'), ...this.#point.parts);
    this.#own.append(make('div', '', words, make('small', note)), point);
    this.#own.className = 'own';
    this.#panel.className = 'panel';
    this.#panel.tabIndex = -1;
    this.#panel.setAttribute('role', 'dialog');
    this.#panel.setAttribute('aria-label', `Picture: ${this.#placed.place}`);
    this.#panel.append(this.#status, this.#alarm, ways, this.#own);
  }

  #library() {
    const find = async (search: string) => {
      const receipt = await this.#page.act({ act: 'pictures', search });
      return typeof receipt === 'string' ? receipt : (receipt.pictures ?? []);
    };
    return library(find, (picture) => {
      this.#choose(picture);
      this.#say(`Chosen: ${picture.alt || picture.file}`);
      this.#save.focus();
    });
  }

  #show() {
    const link = linkOf(this.#image);
    const more = [[linkTo(this.#placed.url, 'All fields')], ...(link ? [[linkTo(link, 'Follow this link')]] : [])];
    this.#page.show(
      this.#panel,
      this.#save,
      button('Cancel', () => this.cancel()),
      Object.assign(menu('More', more), { className: 'more' }),
    );
  }

  #say(status = this.#placed.place, fault = '') {
    this.#status.textContent = status;
    this.#alarm.textContent = fault;
    this.#alarm.hidden = !fault;
    if (fault) this.#alarm.scrollIntoView({ block: 'nearest' });
  }

  /** Words that were typed for a picture without any stay. */
  #choose(picture: LibraryPicture | undefined) {
    const typed = this.#words.value.trim() !== (this.#chosen?.alt ?? '') ? this.#words.value : '';
    this.#chosen = picture;
    this.#words.value = picture?.alt || typed;
    this.#own.hidden = !picture;
    if (picture) this.#point.show(picture);
  }

  #wait(status: string) {
    this.#isBusy = true;
    this.#save.textContent = status;
    this.#say();
  }

  #go(fault?: string) {
    this.#isBusy = false;
    this.#save.textContent = 'Save';
    this.#say(undefined, fault);
  }

  /** Adds a file to the library and chooses it. */
  async add(file: File) {
    if (this.#isBusy) return;
    this.#wait('Sending…');
    const added = await upload(file);
    if (typeof added === 'string') return this.#go(added);
    this.#choose(added);
    this.#go();
    this.#say(`Chosen: ${file.name}`);
    this.#save.focus();
  }

  /** Puts the chosen picture into the record; resolves with why it could not. */
  async #put(): Promise<string | undefined> {
    const [before, media] = [this.#placed.picture?.media ?? null, this.#chosen?.media];
    if (media === undefined || media === before) return undefined;
    const receipt = await this.#page.act({ act: 'picture', at: this.#at, before, media });
    if (typeof receipt === 'string') return receipt;
    if (receipt.undo) this.#page.changed({ act: 'undo', undo: receipt.undo });
    if (receipt.picture) this.#placed = receipt.picture;
    this.#isPut = true;
    return undefined;
  }

  #typed(): PictureWords {
    return { alt: this.#words.value.trim(), focus: this.#point.focus() };
  }

  #isDescribed(): boolean {
    const { alt, focus } = this.#typed();
    const now = this.#chosen;
    return !now || (now.alt === alt && now.focus.x === focus.x && now.focus.y === focus.y);
  }

  /** Saves words and point; resolves with why it could not. */
  async #describe(): Promise<string | undefined> {
    if (!this.#chosen || this.#isDescribed()) return undefined;
    const { media, alt, focus } = this.#chosen;
    const receipt = await this.#page.act({ act: 'describe', media, before: { alt, focus }, ...this.#typed() });
    if (typeof receipt === 'string') return receipt;
    const [now] = receipt.pictures ?? [];
    if (now) this.#page.changed({ act: 'describe', media, alt, focus, before: { alt: now.alt, focus: now.focus } });
    return undefined;
  }

  /** What somebody else changed meanwhile is shown, and may be saved over by whoever has read it. */
  async #look() {
    const now = await this.#page.act({ act: 'see', at: this.#at });
    if (typeof now === 'string' || !now.picture) return;
    this.#placed = now.picture;
    if (now.picture.picture?.media === this.#chosen?.media) this.#chosen = now.picture.picture;
  }

  async leave(): Promise<boolean> {
    if (this.#isBusy) return false;
    const isPlaced = this.#chosen?.media === this.#placed.picture?.media;
    if (isPlaced && this.#isDescribed()) {
      this.cancel();
      return true;
    }
    this.#wait('Saving…');
    const fault = (await this.#put()) ?? (await this.#describe());
    if (fault) {
      await this.#look();
      this.#go(`${fault} What you chose and typed is still here.`);
      return false;
    }
    this.#page.say(isPlaced ? 'Saved: visitors see it now.' : '');
    this.#close();
    await this.#page.renew();
    this.#focus();
    return true;
  }

  cancel() {
    this.#close();
    if (this.#isPut) void this.#page.renew();
    else this.#page.draw();
    this.#focus();
  }

  #focus() {
    document.querySelector<HTMLElement>(`[data-origin-picture="${CSS.escape(this.#at)}"]`)?.focus({ preventScroll: true });
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);

/** Opens the panel of a picture, with a file that was dropped on it; undefined for a picture that is not there any more. */
export async function openPanel(
  page: EditedPage,
  image: HTMLImageElement,
  file: File | undefined,
  close: () => void,
): Promise<Panel | undefined> {
  const receipt = await page.act({ act: 'see', at: image.dataset.originPicture ?? '' });
  if (typeof receipt === 'string' || !receipt.picture) {
    page.say(typeof receipt === 'string' ? receipt : 'This is not there any more. Load the page again.');
    page.draw();
    return undefined;
  }
  const styles = page.host.shadowRoot?.adoptedStyleSheets;
  if (styles && !styles.includes(sheet)) styles.push(sheet);
  const panel = new PicturePanel(page, image, receipt.picture, close);
  if (file) void panel.add(file);
  return panel;
}
