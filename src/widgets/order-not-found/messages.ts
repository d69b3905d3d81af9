/** What is said of an order that is not there. */
export const messages = {
  title: 'We could not find this order',
  text: 'It may have been deleted, or it belongs to another account.',
  myOrders: 'My orders',
} as const
