/** What pages about one order say in its place. */
export const messages = {
  notFound: 'We could not find this order',
  notFoundText: 'It may have been deleted, or it belongs to another account.',
  myOrders: 'My orders',
  viewOrder: 'View order',
} as const
