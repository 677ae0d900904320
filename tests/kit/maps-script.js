// The stub's maps script: the same names and requests to the same hosts, with a minimal implementation.
(() => {
  const maps = window.google.maps;
  const rpc = async (method, body) => {
    const response = await fetch(`https://places.googleapis.com/$rpc/google.maps.places.v1.Places/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw Object.assign(new Error(answer.message), { name: 'MapsRequestError', code: answer.code });
    return answer;
  };
  let tokens = 0;
  class AutocompleteSessionToken {
    id = `session-${++tokens}`;
  }
  class Place {
    constructor(id, session) {
      this.id = id;
      this.session = session;
    }
    async fetchFields({ fields }) {
      const { location, ...answer } = await rpc('GetPlace', { id: this.id, fields, session: this.session });
      Object.assign(this, answer, { location: location && { toJSON: () => location } });
    }
  }
  const prediction = ({ id, text }, session) => ({ placeId: id, text: { text }, toPlace: () => new Place(id, session) });
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ sessionToken, ...request }) {
      const { suggestions } = await rpc('AutocompletePlaces', { ...request, session: sessionToken?.id });
      return { suggestions: suggestions.map((found) => ({ placePrediction: prediction(found, sessionToken?.id) })) };
    },
  };
  class PlaceAutocompleteElement extends HTMLElement {
    constructor(options) {
      super();
      this.options = options;
      const input = document.createElement('input');
      input.setAttribute('aria-label', 'Search');
      input.addEventListener('change', () => this.search(input.value));
      this.attachShadow({ mode: 'open' }).append(input);
    }
    async search(text) {
      try {
        const { suggestions } = await rpc('AutocompletePlaces', { ...this.options, input: text });
        if (suggestions[0])
          this.dispatchEvent(Object.assign(new Event('gmp-select'), { placePrediction: prediction(suggestions[0]) }));
      } catch (error) {
        this.dispatchEvent(Object.assign(new Event('gmp-error'), { error }));
      }
    }
  }
  const library = { AutocompleteSessionToken, AutocompleteSuggestion, PlaceAutocompleteElement };
  customElements.define('gmp-place-autocomplete', PlaceAutocompleteElement);
  const libraries = {
    whole: async () => library,
    never: () => new Promise(() => undefined),
    slow: () => new Promise((done) => setTimeout(done, 1500, library)),
    hollow: async () => ({}),
  };
  maps.importLibrary = libraries.LIBRARY;
  maps.__ib__();
})();
