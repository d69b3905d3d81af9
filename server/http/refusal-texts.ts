import {
  ErrorCode,
  type NotAsAnnouncedData,
  type DoneAlreadyData,
  type InvalidFieldData,
  type NoLongerOfferedData,
  type PartOutOfRangeData,
  type ReferenceUsedData,
  type RefusalCode,
  type RetryAfterData,
} from '@/wire/errors'
import { formatYuan } from '@/domain/money/money'
import { texts } from '@/language/texts'
import { fieldLabel } from './field-labels'
import type { RefusalData } from './refusal-data'
import { zh } from './refusal-texts-zh'
import { waitingTime } from './waiting-time'

const wait = (data?: RetryAfterData): string => {
  const { count, unit } = waitingTime(data)
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

const whyNoCode = (data?: RetryAfterData): string => {
  if (data?.ofNetwork) return 'Many codes were asked for from your network.'
  return data?.isCodeSent ? 'A code was sent not long ago.' : 'No code can be sent right now.'
}

const partText = (data?: PartOutOfRangeData): string => {
  if (data === undefined) return 'This amount cannot be paid now.'
  const [least, most] = [formatYuan(data.minFen), formatYuan(data.maxFen)]
  return data.minFen === data.maxFen ? `Please pay ¥${most}.` : `Please pay between ¥${least} and ¥${most}.`
}

const mismatchText = (data?: NotAsAnnouncedData): string => {
  if (data === undefined) return 'The amount does not match this order. Please refresh and try again.'
  const { remark, announcedFen, cameFen } = data
  const [announced, came] = [formatYuan(announcedFen), formatYuan(cameFen)]
  if (announcedFen === 0) return `The remark ${remark} is paid already. If another ¥${came} came, say more=yes.`
  const [soMuch, word] = cameFen < announcedFen ? ['little', 'short'] : ['much', 'more']
  return `The remark ${remark} stands for ¥${announced}, not ¥${came}. If so ${soMuch} came, say ${word}=yes, with the remark if it is that transfer.`
}

const referenceText = (data?: ReferenceUsedData): string =>
  data === undefined
    ? 'This reference stands for something else already. Please check it; something new takes a new reference.'
    : `The reference ${data.reference} stands for ¥${formatYuan(data.amountFen)} of order ${data.orderNo} already. Please check reference, order and amount; something new takes a new reference.`

/** The one table of texts that a shopper reads when something is refused. */
const en = {
  [ErrorCode.badRequest]: 'This request could not be understood. Please try again.',
  [ErrorCode.malformedBody]: 'This request could not be read. Please try again.',
  [ErrorCode.wrongCode]: 'That code is not right. Please check the message and try again.',
  [ErrorCode.codeExpired]: 'That code has expired. Please ask for a new one.',
  [ErrorCode.codeTriesSpent]: 'Too many wrong codes. Please ask for a new one.',
  [ErrorCode.phoneProofEnded]: 'That took too long. Please confirm your present number again.',
  [ErrorCode.wechatCodeInvalid]: 'WeChat could not confirm it is you. Please try again.',
  [ErrorCode.couponCodeWrong]: 'No coupon has this code now. Please check it and try again.',
  [ErrorCode.agreementsNotAccepted]: 'Please accept the agreements first.',
  [ErrorCode.reasonRequired]: 'Please tell us the reason.',
  [ErrorCode.notLoggedIn]: 'Please log in first.',
  [ErrorCode.sessionExpired]: 'Your login has ended. Please log in again.',
  [ErrorCode.forbidden]: 'You cannot do this.',
  [ErrorCode.linkExpired]: 'This link has expired. Please open the page again.',
  [ErrorCode.orderShareEnded]: 'This link has ended. Please ask its owner for a new one.',
  [ErrorCode.orderShareRevoked]: 'The owner has stopped sharing this order.',
  [ErrorCode.notFound]: 'We could not find that.',
  [ErrorCode.orderNotFound]: 'We could not find this order.',
  [ErrorCode.modelNotFound]: 'We could not find this model.',
  [ErrorCode.shopNotFound]: 'We could not find this shop.',
  [ErrorCode.agreementNotFound]: 'We could not find this agreement.',
  [ErrorCode.fileNotFound]: 'We could not find this file.',
  [ErrorCode.accountNotFound]: 'We could not find this account.',
  [ErrorCode.paymentNotFound]: 'We could not find this payment.',
  [ErrorCode.versionNotFound]: 'We could not find this version.',
  [ErrorCode.configurationNotFound]: 'We could not find this configuration.',
  [ErrorCode.shareNotFound]: 'This link leads to no configuration. Please ask for a new one.',
  [ErrorCode.albumNotFound]: 'We could not find this album.',
  [ErrorCode.contractNotFound]: 'This order has no contract yet.',
  [ErrorCode.orderShareNotFound]: 'This link leads to no order. Please check that you have the whole link.',
  [ErrorCode.articleNotFound]: 'This article has been taken down.',
  [ErrorCode.authorNotFound]: 'This author is no longer here.',
  [ErrorCode.topicNotFound]: 'This topic is no longer here.',
  [ErrorCode.commentNotFound]: 'This comment is no longer here.',
  [ErrorCode.guideNotFound]: 'This text is no longer here.',
  [ErrorCode.couponNotFound]: 'We could not find this coupon.',
  [ErrorCode.rightNotFound]: 'We could not find this right.',
  [ErrorCode.activityNotFound]: 'We could not find this activity.',
  [ErrorCode.checkInCodeUnknown]: 'This code belongs to no place at an activity.',
  [ErrorCode.appointmentNotFound]: 'We could not find this appointment.',
  [ErrorCode.waitNotFound]: 'You are no longer waiting for this time.',
  [ErrorCode.invitationNotFound]: 'This link invites nowhere. Please ask your friend for a new one.',
  [ErrorCode.routeNotFound]: 'This address does not exist.',
  [ErrorCode.conflict]: 'This has changed in the meantime. Please refresh and try again.',
  [ErrorCode.saleNotOpen]: 'The sale has not started yet.',
  [ErrorCode.saleClosed]: 'The sale has ended.',
  [ErrorCode.soldOut]: 'This one is sold out.',
  [ErrorCode.priceChanged]: 'The price has changed. Please check it before you go on.',
  [ErrorCode.orderStateChanged]: 'This order has changed. Please refresh to see where it stands.',
  [ErrorCode.paymentInProgress]: 'A payment for this order is under way. Please wait for its result.',
  [ErrorCode.amountMismatch]: (data?: NotAsAnnouncedData) => mismatchText(data),
  [ErrorCode.referenceUsed]: (data?: ReferenceUsedData) => referenceText(data),
  [ErrorCode.agreementOutdated]: 'The agreement has been updated. Please read the new version.',
  [ErrorCode.phoneInUse]: 'This number belongs to another account. Please use one that is free.',
  [ErrorCode.accountNotSettled]: 'Something is still open: an order, a refund or a loan. Please settle it first.',
  [ErrorCode.noLongerOffered]: (data?: NoLongerOfferedData) =>
    data === undefined || data.names.length === 0
      ? 'This is no longer offered.'
      : `No longer offered: ${data.names.join(', ')}.`,
  [ErrorCode.tooManyConfigurations]: 'You have saved as many configurations as we keep. Please delete one first.',
  [ErrorCode.signerNotChecked]: 'Please confirm that it is you first.',
  [ErrorCode.contractNotOpened]: 'Please read the contract before you sign it.',
  [ErrorCode.signingNotOpen]: 'Signing opens soon. Your order keeps its place until then.',
  [ErrorCode.deliveryNotDone]: 'You can review the delivery once you have your car.',
  [ErrorCode.alreadyEvaluated]: 'You have already reviewed this delivery.',
  [ErrorCode.pickUpMoved]: 'The pick-up was planned anew. Please look at the new time.',
  [ErrorCode.tooManyUnpaidOrders]:
    'You have unpaid orders for this model already. Please pay or cancel one of them first.',
  [ErrorCode.turnNeeded]: 'Many want this one, so there is a line. Please join it, and order when it is your turn.',
  [ErrorCode.couponTaken]: 'You have taken this coupon already. It is with your coupons.',
  [ErrorCode.couponsAllGiven]: 'All of these coupons have been taken.',
  [ErrorCode.couponNotUsable]: (data?: DoneAlreadyData) =>
    data === undefined
      ? 'This coupon cannot be used here, or was used already.'
      : `This coupon was used at ${data.doneTime}, and counts once.`,
  [ErrorCode.rightNotUsable]: 'This right is not open, has ended, or is none that is counted.',
  [ErrorCode.rightUsedUp]: 'Not that much of this right is left.',
  [ErrorCode.invitationOwn]: 'You cannot be invited by yourself, or by somebody whom you have invited.',
  [ErrorCode.invitationTaken]: 'You have taken an invitation already. Its coupons are with yours.',
  [ErrorCode.invitationNotNew]: 'Invitations are for new accounts. You can invite friends yourself.',
  [ErrorCode.invitationPhoneUsed]: 'Invitations were taken on this phone before. Please use a phone of your own.',
  [ErrorCode.starfireOwnersOnly]: 'Ambassadors are owners. You can apply as soon as your car is delivered.',
  [ErrorCode.signUpNotOpen]: 'Sign-up for this activity is not open.',
  [ErrorCode.signUpEnded]: 'Sign-up for this activity has ended.',
  [ErrorCode.signedUpAlready]: 'You have signed up for this activity already. It is with your activities.',
  [ErrorCode.activityFull]: 'There are not enough places left. Bring fewer guests, or choose another activity.',
  [ErrorCode.activityBegun]: 'The activity has begun, so your place can no longer be given back.',
  [ErrorCode.checkInClosed]: 'Codes are taken from an hour before the start until the end.',
  [ErrorCode.checkedInAlready]: (data?: DoneAlreadyData) =>
    data === undefined ? 'This code was scanned already.' : `This code let in at ${data.doneTime}, and does so once.`,
  [ErrorCode.feedbackNotFound]: 'This feedback was not found.',
  [ErrorCode.feedbackSubmitted]: 'This feedback was sent already.',
  [ErrorCode.draftChanged]: 'This draft was changed on another phone. Please open it again.',
  [ErrorCode.tooManyDrafts]: 'There are 20 drafts. Please send or delete one first.',
  [ErrorCode.tooManyWords]: 'You have added a lot already. Please wait for our answer.',
  [ErrorCode.tooManyEdits]: 'This order was changed as often as it can be. It stays as it is.',
  [ErrorCode.feedbackClosed]: 'This feedback is closed. Please write a new one.',
  [ErrorCode.feedbackNotAnswered]: 'You can rate it as soon as it is answered.',
  [ErrorCode.slotTaken]: 'This time is no longer free. Please choose another one.',
  [ErrorCode.shopClosedThen]: 'The shop is closed on this day. Please choose another one.',
  [ErrorCode.shopWithoutService]: 'This shop does not offer it. Please choose another shop.',
  [ErrorCode.appointmentAtSameTime]: 'You have another appointment at this time. Please choose another one.',
  [ErrorCode.tooManyAppointments]: 'You have three appointments to come. Please keep or cancel one of them first.',
  [ErrorCode.appointmentChanged]: 'This appointment can no longer be changed that way. Please look at it again.',
  [ErrorCode.slotFree]: 'This time has come free. You can book it now.',
  [ErrorCode.tooManyWaits]: 'You are already waiting for three time slots. Please take one of them back first.',
  [ErrorCode.driveMessagesOff]:
    'Messages about test drives are turned off. Please turn them on in Settings, under Notifications.',
  [ErrorCode.consentStillNeeded]:
    'A drive, an activity or a lender’s answer is still to come. Cancel it or wait for its end, then take your consent back.',
  [ErrorCode.alreadyRated]: 'You have reviewed this appointment already.',
  [ErrorCode.uploadTooLarge]: 'This file is too large.',
  [ErrorCode.bodyTooLarge]: 'That is too much to send at once.',
  [ErrorCode.uploadTypeRefused]: 'This type of file is not accepted. Please choose a picture.',
  [ErrorCode.mediaTypeRefused]: 'This kind of content is not accepted.',
  [ErrorCode.invalidField]: (data?: InvalidFieldData) => `Please check the ${fieldLabel(data?.field)}.`,
  [ErrorCode.invalidPhone]: 'Please enter an 11-digit mobile number.',
  [ErrorCode.idempotencyKeyReused]: 'This request was already sent with other content. Please refresh and try again.',
  [ErrorCode.idempotencyKeyMissing]: 'This request is incomplete. Please refresh and try again.',
  [ErrorCode.configurationInvalid]: 'These options do not go together. Please choose again.',
  [ErrorCode.partOutOfRange]: (data?: PartOutOfRangeData) => partText(data),
  [ErrorCode.tooManyGuests]: 'That is more guests than one may bring here.',
  [ErrorCode.postRefused]:
    'Posts take no insults, offers, numbers, links or hidden characters. Please put it another way.',
  [ErrorCode.nicknameRefused]:
    'A nickname takes no insults, offers, numbers, links or hidden characters, and not our own name. Please choose another.',
  [ErrorCode.biographyRefused]:
    'What you say of yourself takes no insults, offers, numbers, links or hidden characters. Please put it another way.',
  [ErrorCode.buyerNameUnprintable]:
    'This name cannot be printed in the contract. Please spell it in Latin letters or Chinese characters.',
  [ErrorCode.commentRefused]:
    'Comments take no insults, offers, numbers, links or hidden characters. Please put it another way.',
  [ErrorCode.tooManyRequests]: (data?: RetryAfterData) => `Too many requests. Please try again in ${wait(data)}.`,
  [ErrorCode.smsTooOften]: (data?: RetryAfterData) => `${whyNoCode(data)} Please try again in ${wait(data)}.`,
  [ErrorCode.loginTooOften]: (data?: RetryAfterData) =>
    `Too many attempts to log in. Please try again in ${wait(data)}.`,
  [ErrorCode.placedTooOften]: (data?: RetryAfterData) =>
    `You have just placed several orders. Please try again in ${wait(data)}.`,
  [ErrorCode.couponCodesTooOften]: (data?: RetryAfterData) =>
    `You have tried several codes. Please try again in ${wait(data)}.`,
  [ErrorCode.postsTooOften]: (data?: RetryAfterData) =>
    `You have posted several times just now. Please try again in ${wait(data)}.`,
  [ErrorCode.commentsTooOften]: (data?: RetryAfterData) =>
    `You have just written several comments. Please try again in ${wait(data)}.`,
  [ErrorCode.feedbackTooOften]: (data?: RetryAfterData) =>
    `You have sent a lot of feedback today. It is kept as a draft: please send it in ${wait(data)}.`,
  [ErrorCode.uploadsSpent]: (data?: RetryAfterData) =>
    `You have sent as many pictures as one day takes. Please try again in ${wait(data)}.`,
  [ErrorCode.internal]: 'Something went wrong on our side. Please try again.',
  [ErrorCode.unavailable]: 'The service is not available right now. Please try again in a moment.',
  [ErrorCode.overloaded]: 'Many people are here right now. Please try again in a moment.',
  [ErrorCode.maintenance]: 'We are in the workshop and back soon. Nothing you have ordered is affected.',
} satisfies {
  [Code in RefusalCode]: string | ((data?: RefusalData<Code>) => string)
}

export type RefusalTexts = typeof en

const refusalTexts = texts(en, zh)

/** The text of a refusal, in the caller's language. */
export const refusalText = <Code extends RefusalCode>(code: Code, data?: RefusalData<Code>): string => {
  // The row belongs to the code, so it takes the code's data; TypeScript cannot follow the correlation.
  const text = refusalTexts[code] as string | ((data?: RefusalData<Code>) => string)
  return typeof text === 'string' ? text : text(data)
}
