/** An empty field means the default text, shown below it. */
export const specified = { components: { Description: '/model/controls/specified-words#SpecifiedWords' } };
