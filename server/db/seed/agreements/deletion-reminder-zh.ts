import { section, type ChineseAgreement } from './agreement-row'

/** The deletion reminder in Chinese. */
export const zh: ChineseAgreement = {
  title: '账号注销提醒',
  changeNote: '新增七天反悔期',
  sections: [
    section(
      '一、七天后不可撤销',
      '确认后七天之内，您可以登录并保留账号。期满后，账号及其关联内容即告清除，我们无法恢复。',
    ),
    section('二、请先用完已有权益', '请查看您的积分、卡券与权益。充电额度与服务券随账号一并失效。'),
    section('三、请保存所需资料', '请在订单中下载发票与合同，在动态中保存图片。'),
    section('四、请告知他人', '您的家人将失去对车辆的使用权限。您借出的数字钥匙将不能再解锁车辆。'),
    section('五、只想暂停一段时间？', '您也可以关闭全部消息并退出登录，账号会一直为您保留。'),
  ],
}
