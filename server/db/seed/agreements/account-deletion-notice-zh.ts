import { section, type ChineseAgreement } from './agreement-row'

/** The account deletion notice in Chinese. */
export const zh: ChineseAgreement = {
  title: '账号注销须知',
  changeNote: '新增七天反悔期',
  sections: [
    section(
      '一、注销之前',
      '存在未完成的订单、正在处理的退款或未结清的贷款时，账号不能注销。页面会列出未了结的事项以及处理方式。',
    ),
    section(
      '二、您将失去的内容',
      '积分、卡券、权益、等级、草稿、收藏、动态与评论将被清除。即使以同一手机号重新注册，也不会恢复。',
    ),
    section(
      '三、我们必须保留的内容',
      '合同、发票与支付记录将按照税法规定的期限保留。这些记录与日常使用隔离存放，不含头像与昵称。',
    ),
    section(
      '四、您的车辆',
      '需要账号的车辆功能将停止使用，驾驶、充电与安全功能不受影响。新车主可以将车辆绑定到自己的账号。',
    ),
    section(
      '五、注销方式',
      '您凭发送至手机号的验证码确认注销，随后在所有设备上退出登录。七天之内一切保持原样：如改变主意，登录后即可保留账号。期满后，您的个人信息将被删除。',
    ),
  ],
}
