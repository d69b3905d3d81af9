import {
  ErrorCode,
  type NotAsAnnouncedData,
  type DoneAlreadyData,
  type InvalidFieldData,
  type NoLongerOfferedData,
  type PartOutOfRangeData,
  type ReferenceUsedData,
  type RetryAfterData,
} from '@/wire/errors'
import { formatYuan } from '@/domain/money/money'
import type { RefusalTexts } from './refusal-texts'
import { fieldLabel } from './field-labels'
import { waitingTime, type WaitingTime } from './waiting-time'

const UNITS = { second: '秒', minute: '分钟', hour: '小时' } as const satisfies Record<WaitingTime['unit'], string>

const wait = (data?: RetryAfterData): string => {
  const { count, unit } = waitingTime(data)
  return `${count} ${UNITS[unit]}`
}

const whyNoCode = (data?: RetryAfterData): string => {
  if (data?.ofNetwork) return '您所在的网络请求验证码过多'
  return data?.isCodeSent ? '验证码刚刚发送' : '暂时无法发送验证码'
}

const mismatchText = (data?: NotAsAnnouncedData): string => {
  if (data === undefined) return '金额与订单不符，请刷新后重试。'
  const { remark, announcedFen, cameFen } = data
  const [announced, came] = [formatYuan(announcedFen), formatYuan(cameFen)]
  if (announcedFen === 0) return `备注 ${remark} 的转账已入账。如确实另有 ¥${came} 到账，请加上 more=yes。`
  const [soMuch, word] = cameFen < announcedFen ? ['只到账这些', 'short'] : ['到账这么多', 'more']
  return `备注 ${remark} 的转账应为 ¥${announced}，而非 ¥${came}。如确实${soMuch}，请加上 ${word}=yes；若就是该笔转账，请以该备注代替订单号。`
}

const referenceText = (data?: ReferenceUsedData): string =>
  data === undefined
    ? '该编号已用于其他事项，请核对；新事项请使用新的编号。'
    : `编号 ${data.reference} 已用于订单 ${data.orderNo} 的 ¥${formatYuan(data.amountFen)}。请核对编号、订单与金额；新事项请使用新的编号。`

const partText = (data?: PartOutOfRangeData): string => {
  if (data === undefined) return '暂时无法支付该金额。'
  const [least, most] = [formatYuan(data.minFen), formatYuan(data.maxFen)]
  return data.minFen === data.maxFen ? `请支付 ¥${most}。` : `请支付 ¥${least} 至 ¥${most}。`
}

/** What a shopper reads when something is refused, in Chinese. */
export const zh: RefusalTexts = {
  [ErrorCode.badRequest]: '请求无法识别，请重试。',
  [ErrorCode.malformedBody]: '请求内容无法读取，请重试。',
  [ErrorCode.wrongCode]: '验证码不正确，请核对短信后重试。',
  [ErrorCode.codeExpired]: '验证码已失效，请重新获取。',
  [ErrorCode.codeTriesSpent]: '验证码错误次数过多，请重新获取。',
  [ErrorCode.phoneProofEnded]: '操作超时，请重新验证当前手机号。',
  [ErrorCode.wechatCodeInvalid]: '微信未能确认您的身份，请重试。',
  [ErrorCode.couponCodeWrong]: '没有与该兑换码对应的卡券，请核对后重试。',
  [ErrorCode.agreementsNotAccepted]: '请先同意相关协议。',
  [ErrorCode.reasonRequired]: '请告诉我们原因。',
  [ErrorCode.notLoggedIn]: '请先登录。',
  [ErrorCode.sessionExpired]: '登录已失效，请重新登录。',
  [ErrorCode.forbidden]: '您无法进行此操作。',
  [ErrorCode.linkExpired]: '链接已失效，请重新打开页面。',
  [ErrorCode.orderShareEnded]: '链接已过期，请向分享者索取新的链接。',
  [ErrorCode.orderShareRevoked]: '分享者已停止分享此订单。',
  [ErrorCode.notFound]: '未找到相关内容。',
  [ErrorCode.orderNotFound]: '未找到该订单。',
  [ErrorCode.modelNotFound]: '未找到该车型。',
  [ErrorCode.shopNotFound]: '未找到该门店。',
  [ErrorCode.agreementNotFound]: '未找到该协议。',
  [ErrorCode.fileNotFound]: '未找到该文件。',
  [ErrorCode.accountNotFound]: '未找到该账号。',
  [ErrorCode.paymentNotFound]: '未找到该笔支付。',
  [ErrorCode.versionNotFound]: '未找到该版本。',
  [ErrorCode.configurationNotFound]: '未找到该配置。',
  [ErrorCode.shareNotFound]: '该链接没有对应的配置，请索取新的链接。',
  [ErrorCode.albumNotFound]: '未找到该图集。',
  [ErrorCode.contractNotFound]: '该订单尚未生成合同。',
  [ErrorCode.orderShareNotFound]: '该链接没有对应的订单，请核对链接是否完整。',
  [ErrorCode.articleNotFound]: '该文章已下架。',
  [ErrorCode.authorNotFound]: '未找到该作者。',
  [ErrorCode.topicNotFound]: '未找到该话题。',
  [ErrorCode.commentNotFound]: '该评论已不在。',
  [ErrorCode.guideNotFound]: '该内容已下架。',
  [ErrorCode.couponNotFound]: '未找到该卡券。',
  [ErrorCode.rightNotFound]: '未找到该权益。',
  [ErrorCode.activityNotFound]: '未找到该活动。',
  [ErrorCode.checkInCodeUnknown]: '没有与该签到码对应的活动名额。',
  [ErrorCode.appointmentNotFound]: '未找到该预约。',
  [ErrorCode.waitNotFound]: '您已不再等候该时段。',
  [ErrorCode.invitationNotFound]: '该邀请链接无效，请向好友索取新的链接。',
  [ErrorCode.routeNotFound]: '该地址不存在。',
  [ErrorCode.conflict]: '内容已有变化，请刷新后重试。',
  [ErrorCode.saleNotOpen]: '尚未开售。',
  [ErrorCode.saleClosed]: '销售已结束。',
  [ErrorCode.soldOut]: '已售罄。',
  [ErrorCode.priceChanged]: '价格已有变化，请核对后继续。',
  [ErrorCode.orderStateChanged]: '订单状态已变化，请刷新查看。',
  [ErrorCode.paymentInProgress]: '该订单正在支付，请等待结果。',
  [ErrorCode.amountMismatch]: mismatchText,
  [ErrorCode.referenceUsed]: referenceText,
  [ErrorCode.agreementOutdated]: '协议已更新，请阅读新版本。',
  [ErrorCode.phoneInUse]: '该手机号已绑定其他账号，请换一个号码。',
  [ErrorCode.accountNotSettled]: '您还有未了结的订单、退款或贷款，请先处理完毕。',
  [ErrorCode.noLongerOffered]: (data?: NoLongerOfferedData) =>
    data === undefined || data.names.length === 0 ? '该内容已停售。' : `以下内容已停售：${data.names.join('、')}。`,
  [ErrorCode.tooManyConfigurations]: '保存的配置已达上限，请先删除一个。',
  [ErrorCode.signerNotChecked]: '请先确认是您本人。',
  [ErrorCode.contractNotOpened]: '签署前请先阅读合同。',
  [ErrorCode.signingNotOpen]: '签约即将开放，在此之前为您保留订单。',
  [ErrorCode.deliveryNotDone]: '提车后即可评价交付。',
  [ErrorCode.alreadyEvaluated]: '您已评价过本次交付。',
  [ErrorCode.pickUpMoved]: '提车时间已重新安排，请查看新时间。',
  [ErrorCode.tooManyUnpaidOrders]: '您已有该车型的待支付订单，请先支付或取消。',
  [ErrorCode.turnNeeded]: '选购人数较多，正在排队。请加入队列，轮到您时即可下单。',
  [ErrorCode.couponTaken]: '您已领取过该卡券，可在卡券中查看。',
  [ErrorCode.couponsAllGiven]: '该卡券已领完。',
  [ErrorCode.couponNotUsable]: (data?: DoneAlreadyData) =>
    data === undefined ? '该卡券不能在此使用，或已使用。' : `该卡券已于 ${data.doneTime} 使用，仅限使用一次。`,
  [ErrorCode.rightNotUsable]: '该权益尚未开启、已结束，或不按数量使用。',
  [ErrorCode.rightUsedUp]: '该权益剩余数量不足。',
  [ErrorCode.invitationOwn]: '不能接受自己或您邀请过的好友的邀请。',
  [ErrorCode.invitationTaken]: '您已接受过邀请，可在卡券中查看。',
  [ErrorCode.invitationNotNew]: '邀请仅限新用户，您可以邀请好友。',
  [ErrorCode.invitationPhoneUsed]: '此手机已领取过邀请礼，请使用您自己的手机。',
  [ErrorCode.starfireOwnersOnly]: '星火大使由车主担任，提车后即可申请。',
  [ErrorCode.signUpNotOpen]: '该活动尚未开放报名。',
  [ErrorCode.signUpEnded]: '该活动报名已结束。',
  [ErrorCode.signedUpAlready]: '您已报名该活动，可在我的活动中查看。',
  [ErrorCode.activityFull]: '剩余名额不足，请减少同行人数或选择其他活动。',
  [ErrorCode.activityBegun]: '活动已经开始，不能再取消报名。',
  [ErrorCode.checkInClosed]: '活动开始前一小时至结束期间可以签到。',
  [ErrorCode.checkedInAlready]: (data?: DoneAlreadyData) =>
    data === undefined ? '该签到码已使用。' : `该签到码已于 ${data.doneTime} 签到，仅限一次。`,
  [ErrorCode.feedbackNotFound]: '未找到该反馈。',
  [ErrorCode.feedbackSubmitted]: '该反馈已提交。',
  [ErrorCode.draftChanged]: '该草稿已在其他手机上修改，请重新打开。',
  [ErrorCode.tooManyDrafts]: '草稿已达 20 条，请先提交或删除。',
  [ErrorCode.tooManyWords]: '您已补充多次，请等待我们的回复。',
  [ErrorCode.tooManyEdits]: '该订单的修改次数已达上限，内容不再变更。',
  [ErrorCode.feedbackClosed]: '该反馈已关闭，请新建反馈。',
  [ErrorCode.feedbackNotAnswered]: '收到答复后即可评价。',
  [ErrorCode.slotTaken]: '该时段已被预约，请选择其他时段。',
  [ErrorCode.shopClosedThen]: '门店当天不营业，请选择其他日期。',
  [ErrorCode.shopWithoutService]: '该门店不提供此项服务，请选择其他门店。',
  [ErrorCode.appointmentAtSameTime]: '您在该时段已有预约，请选择其他时段。',
  [ErrorCode.tooManyAppointments]: '您已有三个待赴的预约，请先完成或取消其中一个。',
  [ErrorCode.appointmentChanged]: '该预约的状态已有变化，请刷新后查看。',
  [ErrorCode.slotFree]: '该时段现在可以预约，请直接预约。',
  [ErrorCode.tooManyWaits]: '您已在等候三个时段，请先取消其中一个。',
  [ErrorCode.driveMessagesOff]: '您已关闭试驾通知，请先在“设置—消息通知”中开启。',
  [ErrorCode.consentStillNeeded]:
    '您还有未开始的试驾或活动，或金融机构正在处理您的贷款申请。请先取消或等待其结束，再撤回同意。',
  [ErrorCode.alreadyRated]: '您已评价过该预约。',
  [ErrorCode.uploadTooLarge]: '文件过大。',
  [ErrorCode.bodyTooLarge]: '一次发送的内容过多。',
  [ErrorCode.uploadTypeRefused]: '不支持此类文件，请选择图片。',
  [ErrorCode.mediaTypeRefused]: '不支持此类内容。',
  [ErrorCode.invalidField]: (data?: InvalidFieldData) => `请检查${fieldLabel(data?.field)}。`,
  [ErrorCode.invalidPhone]: '请输入 11 位手机号。',
  [ErrorCode.idempotencyKeyReused]: '该请求已提交过且内容不同，请刷新后重试。',
  [ErrorCode.idempotencyKeyMissing]: '请求不完整，请刷新后重试。',
  [ErrorCode.configurationInvalid]: '所选配置不能搭配，请重新选择。',
  [ErrorCode.partOutOfRange]: partText,
  [ErrorCode.tooManyGuests]: '同行人数超过本活动的上限。',
  [ErrorCode.postRefused]: '动态中请勿出现辱骂、推销、号码、链接或不可见字符，请修改后重试。',
  [ErrorCode.nicknameRefused]: '昵称中请勿出现辱骂、推销、号码、链接或不可见字符，也不能使用品牌名称，请更换后重试。',
  [ErrorCode.biographyRefused]: '个人简介中请勿出现辱骂、推销、号码、链接或不可见字符，请修改后重试。',
  [ErrorCode.buyerNameUnprintable]: '该姓名或名称无法打印在合同中，请用汉字或拉丁字母填写。',
  [ErrorCode.commentRefused]: '评论中请勿出现辱骂、推销、号码、链接或不可见字符，请修改后重试。',
  [ErrorCode.tooManyRequests]: (data?: RetryAfterData) => `操作过于频繁，请 ${wait(data)}后重试。`,
  [ErrorCode.smsTooOften]: (data?: RetryAfterData) => `${whyNoCode(data)}，请 ${wait(data)}后重试。`,
  [ErrorCode.loginTooOften]: (data?: RetryAfterData) => `登录尝试过于频繁，请 ${wait(data)}后重试。`,
  [ErrorCode.placedTooOften]: (data?: RetryAfterData) => `您刚刚提交了多个订单，请 ${wait(data)}后重试。`,
  [ErrorCode.couponCodesTooOften]: (data?: RetryAfterData) => `您已多次尝试，请 ${wait(data)}后重试。`,
  [ErrorCode.postsTooOften]: (data?: RetryAfterData) => `您刚刚发布了多条动态，请 ${wait(data)}后重试。`,
  [ErrorCode.commentsTooOften]: (data?: RetryAfterData) => `您刚刚发表了多条评论，请 ${wait(data)}后重试。`,
  [ErrorCode.feedbackTooOften]: (data?: RetryAfterData) =>
    `您今天已提交多条反馈，内容已存为草稿，请 ${wait(data)}后再提交。`,
  [ErrorCode.uploadsSpent]: (data?: RetryAfterData) => `您今天上传的图片已达上限，请 ${wait(data)}后重试。`,
  [ErrorCode.internal]: '服务出了点问题，请重试。',
  [ErrorCode.unavailable]: '服务暂时不可用，请稍后重试。',
  [ErrorCode.overloaded]: '当前访问人数较多，请稍后重试。',
  [ErrorCode.maintenance]: '系统维护中，稍后恢复，您的订单不受影响。',
}
