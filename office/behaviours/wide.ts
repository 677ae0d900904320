/** Where the list stands beside an enquiry, as in `list-beside.css`. */
export const wide = matchMedia('(min-width: 68.75rem) and (scripting: enabled)');
