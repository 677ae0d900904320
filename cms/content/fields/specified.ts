/** An empty field means the default text, shown below it. */
export const specified = { components: { Description: '/content/look/specified-words#SpecifiedWords' } };
