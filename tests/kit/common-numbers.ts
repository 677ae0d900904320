/** Numbers of the trade and of the law that hold everywhere, with the words beside them. */
export const NUMBERS = [
  ...['about 100 °C', 'at 200 degrees', '25 or 40 degrees', 'level 1', 'Term 4'],
  ...['before the late 1980s', 'before the 1990s', 'older than about 1970', 'from before 1970', '30 days'],
];
