import { section, type ChineseAgreement } from './agreement-row'

/** The deletion reminder in Chinese. */
export const zh: ChineseAgreement = {
  title: '账号注销提醒',
  changeNote: '首个版本',
  sections: [
    section('一、注销不可撤销', '一经确认，账号及其关联内容即告清除。即使您在当日提出，我们也无法恢复。'),
    section('二、请先用完已有权益', '请查看您的积分、卡券与权益。充电额度与服务券随账号一并失效。'),
    section('三、请保存所需资料', '请在订单中下载发票与合同，在动态中保存图片。'),
    section('四、请告知他人', '您的家人将失去对车辆的使用权限。您借出的数字钥匙将不能再解锁车辆。'),
    section('五、只想暂停一段时间？', '您也可以关闭全部消息并退出登录，账号会一直为您保留。'),
  ],
}
