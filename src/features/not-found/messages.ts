/** Texts of the page behind links that lead nowhere. */
export const messages = {
  title: 'Page not found',
  heading: 'This page has drifted off',
  text: 'It may have moved or ended. Your orders are where you left them.',
  backToExplore: 'Back to Explore',
  callService: 'Call customer service',
} as const
