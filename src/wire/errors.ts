/**
 * Stable refusal codes of the API: HTTP status x 100 + n. The server's error table gives each its text; the app
 * branches on these and never on a text.
 */
export const ErrorCode = {
  badRequest: 40000,
  malformedBody: 40001,
  wrongCode: 40010,
  codeExpired: 40011,
  codeTriesSpent: 40012,
  wechatCodeInvalid: 40013,
  phoneProofEnded: 40014,
  couponCodeWrong: 40070,
  agreementsNotAccepted: 40020,
  reasonRequired: 40030,
  notLoggedIn: 40100,
  sessionExpired: 40101,
  forbidden: 40300,
  linkExpired: 40301,
  orderShareEnded: 40302,
  orderShareRevoked: 40303,
  notFound: 40400,
  orderNotFound: 40401,
  modelNotFound: 40402,
  shopNotFound: 40403,
  agreementNotFound: 40404,
  fileNotFound: 40405,
  accountNotFound: 40406,
  paymentNotFound: 40407,
  versionNotFound: 40408,
  configurationNotFound: 40409,
  shareNotFound: 40410,
  albumNotFound: 40411,
  contractNotFound: 40430,
  orderShareNotFound: 40440,
  articleNotFound: 40465,
  authorNotFound: 40466,
  topicNotFound: 40467,
  commentNotFound: 40468,
  guideNotFound: 40469,
  couponNotFound: 40470,
  rightNotFound: 40472,
  invitationNotFound: 40475,
  activityNotFound: 40480,
  checkInCodeUnknown: 40481,
  feedbackNotFound: 40490,
  appointmentNotFound: 40460,
  routeNotFound: 40499,
  conflict: 40900,
  saleNotOpen: 40901,
  saleClosed: 40902,
  soldOut: 40903,
  priceChanged: 40904,
  orderStateChanged: 40905,
  paymentInProgress: 40906,
  amountMismatch: 40907,
  agreementOutdated: 40908,
  accountNotSettled: 40909,
  noLongerOffered: 40910,
  tooManyConfigurations: 40911,
  phoneInUse: 40912,
  signerNotChecked: 40930,
  contractNotOpened: 40931,
  signingNotOpen: 40932,
  deliveryNotDone: 40940,
  alreadyEvaluated: 40941,
  pickUpMoved: 40942,
  tooManyUnpaidOrders: 40950,
  turnNeeded: 40951,
  couponTaken: 40970,
  couponsAllGiven: 40971,
  couponNotUsable: 40972,
  rightNotUsable: 40973,
  rightUsedUp: 40974,
  invitationOwn: 40975,
  invitationTaken: 40976,
  invitationNotNew: 40977,
  invitationPhoneUsed: 40978,
  starfireOwnersOnly: 40995,
  signUpNotOpen: 40980,
  signUpEnded: 40981,
  signedUpAlready: 40982,
  activityFull: 40983,
  activityBegun: 40984,
  checkInClosed: 40985,
  checkedInAlready: 40986,
  feedbackSubmitted: 40990,
  draftChanged: 40991,
  tooManyDrafts: 40992,
  feedbackClosed: 40993,
  feedbackNotAnswered: 40994,
  slotTaken: 40960,
  shopClosedThen: 40961,
  shopWithoutService: 40962,
  appointmentAtSameTime: 40963,
  tooManyAppointments: 40964,
  appointmentChanged: 40965,
  alreadyRated: 40966,
  consentStillNeeded: 40967,
  uploadTooLarge: 41300,
  bodyTooLarge: 41301,
  uploadTypeRefused: 41500,
  mediaTypeRefused: 41501,
  invalidField: 42200,
  invalidPhone: 42201,
  idempotencyKeyReused: 42210,
  idempotencyKeyMissing: 42211,
  configurationInvalid: 42220,
  partOutOfRange: 42230,
  tooManyGuests: 42280,
  commentRefused: 42260,
  postRefused: 42261,
  tooManyRequests: 42900,
  smsTooOften: 42901,
  loginTooOften: 42902,
  placedTooOften: 42950,
  couponCodesTooOften: 42970,
  commentsTooOften: 42960,
  postsTooOften: 42961,
  uploadsSpent: 42910,
  internal: 50000,
  unavailable: 50300,
  overloaded: 50301,
  maintenance: 50302,
} as const
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode]

/** `data` of a refusal that tells the client more than its text does. */
export interface PriceChangedData {
  oldAmountFen: number
  newAmountFen: number
}
export interface RetryAfterData {
  retryAfterSeconds: number
}
/** What one payment of a balance may come to, in fen; equal where only the whole rest is taken. */
export interface PartOutOfRangeData {
  minFen: number
  maxFen: number
}
export interface InvalidFieldData {
  field: string
}
export interface NoLongerOfferedData {
  /** The model, version or options that were withdrawn, by the names shoppers know. */
  names: string[]
}

/**
 * Why a choice is no car that can be built: an option the version does not have, a group without or with more than one
 * choice, standard equipment left out, or a broken rule of options.
 */
export type ConfigurationFault =
  | { kind: 'unknown'; attributeNo: string }
  | { kind: 'nothingChosen'; attributeType: string }
  | { kind: 'tooManyChosen'; attributeType: string }
  | { kind: 'standardMissing'; attributeNo: string }
  | { kind: 'needs'; attributeNo: string; otherNo: string }
  | { kind: 'notWith'; attributeNo: string; otherNo: string }

export interface ConfigurationInvalidData {
  faults: ConfigurationFault[]
}
