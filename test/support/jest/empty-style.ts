/** Stands for an imported style sheet: jsdom draws nothing. */
export default {}
