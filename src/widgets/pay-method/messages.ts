/** Names of the ways to pay. */
export const messages = {
  wechat: 'WeChat Pay',
  accountTransfer: 'Account transfer',
  posMachine: 'POS machine',
} as const
