/** What one deed costs on this machine; times of processors in milliseconds. Measured by `npm run bench -- scale`. */
export interface Costs {
  orderApiMs: number
  orderDatabaseMs: number
  orderWalBytes: number
  orderStoredBytes: number
  /** Transactions of an order placed and paid. */
  orderCommits: number
  /** Of its four replies, before compression. */
  orderReplyBytes: number
  ownOrdersApiMs: number
  ownOrdersDatabaseMs: number
  feedApiMs: number
  feedDatabaseMs: number
  feedReplyBytes: number
  homeApiMs: number
}

/** What is assumed, and not measured here. */
export const ASSUMED = {
  /** No core is planned to be busier: above it waiting grows faster than load. */
  busy: 0.6,
  coresOfApiMachine: 16,
  coresOfDatabaseNode: 48,
  /** A synchronous replica beside each node that writes: replaying costs it so much of what the writing did. */
  replicaShare: 0.3,
  /** Who orders also looks so often at own orders, and at home. */
  ownOrdersPerOrder: 4,
  homePerOrder: 10,
  /** A peak is so many times the mean of its month; storage and traffic follow the mean. */
  peakByMean: 20,
  /** What everybody asks for alike is answered by the CDN for a second; it has so many places. */
  edgePlaces: 200,
  /** A transaction that takes a place keeps the deposit's row until it is in two places. */
  rowHeldMs: 2.5,
  /** Bytes of a request and its reply beside their bodies. */
  headBytes: 900,
  /** gzip leaves so much of a reply. */
  compressed: 0.25,
  /** Of the feed: phones that are open in the busiest hour, parts that each reads in it, pictures of a part. */
  phonesOpen: 0.1,
  partsAnHour: 12,
  firstPartShare: 0.6,
  picturesAPart: 20,
  pictureBytes: 40_000,
  pictureHits: 0.97,
  /**
   * List prices of large clouds, rounded, in dollars: a core a month, a GB stored a month, a GB sent by the CDN, a GB
   * from us to the CDN.
   */
  coreDollars: 30,
  databaseCoreDollars: 60,
  storedGbDollars: 0.15,
  cdnGbDollars: 0.03,
  originGbDollars: 0.05,
} as const

const GB = 1e9
const SECONDS_A_MONTH = 2_600_000
const SECONDS_AN_HOUR = 3_600
const MS = 1_000

const coresFor = (msASecond: number): number => Math.ceil(msASecond / MS / ASSUMED.busy)

/** What so much load needs. */
export interface Need {
  apiCores: number
  apiMachines: number
  databaseCores: number
  /** Nodes that write, each with a replica, and the rows of orders and ledgers cut by buyers. */
  databaseNodes: number
  partitions: number
  commitsASecond: number
  walMbASecond: number
  /** Orders a second that one deposit's row can take. */
  oneRowASecond: number
  /** Rows that a deposit's places must be cut into, so that no buyer waits for another's transaction. */
  rowsOfDeposit: number
  storedGbAMonth: number
  originMbitASecond: number
  cdnMbitASecond: number
  cdnHits: number
  dollarsAMonth: number
}

const PARTITIONS_A_NODE = 16

const needOf = (load: {
  apiMs: number
  databaseMs: number
  writesASecond: number
  commitsASecond: number
  walBytes: number
  storedBytes: number
  originBytes: number
  cdnBytes: number
  cdnHits: number
}): Need => {
  const apiCores = coresFor(load.apiMs)
  const writerCores = coresFor(load.databaseMs)
  const databaseNodes = Math.max(1, Math.ceil(writerCores / ASSUMED.coresOfDatabaseNode))
  const databaseCores = Math.ceil(writerCores * (1 + ASSUMED.replicaShare))
  const storedGbAMonth = (load.storedBytes * SECONDS_A_MONTH) / ASSUMED.peakByMean / GB
  const sentGb = (bytes: number): number => (bytes * SECONDS_A_MONTH) / ASSUMED.peakByMean / GB
  const oneRowASecond = MS / ASSUMED.rowHeldMs
  return {
    apiCores,
    apiMachines: Math.ceil(apiCores / ASSUMED.coresOfApiMachine),
    databaseCores,
    databaseNodes,
    partitions: databaseNodes === 1 ? 1 : databaseNodes * PARTITIONS_A_NODE,
    commitsASecond: load.commitsASecond,
    walMbASecond: load.walBytes / 1e6,
    oneRowASecond,
    rowsOfDeposit: Math.max(1, Math.ceil(load.writesASecond / oneRowASecond / ASSUMED.busy)),
    storedGbAMonth,
    originMbitASecond: (load.originBytes * 8) / 1e6,
    cdnMbitASecond: (load.cdnBytes * 8) / 1e6,
    cdnHits: load.cdnHits,
    dollarsAMonth:
      apiCores * ASSUMED.coreDollars +
      databaseCores * ASSUMED.databaseCoreDollars +
      storedGbAMonth * ASSUMED.storedGbDollars +
      sentGb(load.originBytes) * ASSUMED.originGbDollars +
      sentGb(load.cdnBytes) * ASSUMED.cdnGbDollars,
  }
}

const replyOnTheLine = (bytes: number): number => bytes * ASSUMED.compressed + ASSUMED.headBytes

/** What so many orders a second need, placed and paid, each with what its buyer looks at besides. */
export const needOfOrders = (costs: Costs, aSecond: number): Need => {
  const homeASecond = aSecond * ASSUMED.homePerOrder
  // Everybody's home is the same for a second.
  const homeAtOrigin = Math.min(homeASecond, ASSUMED.edgePlaces)
  const orderBytes = costs.orderReplyBytes * ASSUMED.compressed + 4 * ASSUMED.headBytes
  return needOf({
    apiMs:
      aSecond * (costs.orderApiMs + ASSUMED.ownOrdersPerOrder * costs.ownOrdersApiMs) + homeAtOrigin * costs.homeApiMs,
    databaseMs: aSecond * (costs.orderDatabaseMs + ASSUMED.ownOrdersPerOrder * costs.ownOrdersDatabaseMs),
    writesASecond: aSecond,
    commitsASecond: aSecond * costs.orderCommits,
    walBytes: aSecond * costs.orderWalBytes,
    storedBytes: aSecond * costs.orderStoredBytes,
    originBytes: aSecond * (orderBytes + ASSUMED.ownOrdersPerOrder * replyOnTheLine(costs.orderReplyBytes)),
    cdnBytes: homeASecond * ASSUMED.headBytes,
    cdnHits: 1 - homeAtOrigin / homeASecond,
  })
}

/** What a feed needs that so many phones read. */
export const needOfFeed = (costs: Costs, phones: number): Need => {
  const partsASecond = (phones * ASSUMED.phonesOpen * ASSUMED.partsAnHour) / SECONDS_AN_HOUR
  // The first part is everybody's, for a second at each place; those behind it are asked for by where a reader is.
  const firstASecond = partsASecond * ASSUMED.firstPartShare
  const atOrigin = Math.min(firstASecond, ASSUMED.edgePlaces) + partsASecond - firstASecond
  const pictures = partsASecond * ASSUMED.picturesAPart * ASSUMED.pictureBytes
  const part = replyOnTheLine(costs.feedReplyBytes)
  return needOf({
    apiMs: atOrigin * costs.feedApiMs,
    databaseMs: atOrigin * costs.feedDatabaseMs,
    writesASecond: 0,
    commitsASecond: 0,
    walBytes: 0,
    storedBytes: 0,
    originBytes: atOrigin * part + pictures * (1 - ASSUMED.pictureHits),
    cdnBytes: partsASecond * part + pictures,
    cdnHits: 1 - atOrigin / partsASecond,
  })
}
