import type { AgreementTitles } from './agreement-titles'

/** Name of every agreement in Chinese. */
export const zh: AgreementTitles = {
  userAgreement: '用户协议',
  accountDeletionNotice: '账号注销须知',
  personalInfoCollectionList: '个人信息收集清单',
  deletionReminder: '账号注销提醒',
  privacyPolicy: '隐私政策',
  leadActivityPrivacyStatement: '活动报名隐私声明',
  purchaseIntentLetter: '购车意向书',
  purchaseAgreement: '购车协议',
}
