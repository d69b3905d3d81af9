import { DeletionObstacleKind } from '@/wire/enums/deletion'
import { formatCount } from '@/domain/money/number-format'
import type { Messages } from './messages'

/** Texts of the deletion of an account, in Chinese. */
export const zh: Messages = {
  title: '注销账号',
  heading: '注销之前',
  text: '七天之后，注销将无法撤销。',
  lossesTitle: '您将失去',
  lossOfMembership: (points, level) =>
    [...(points > 0 ? [`${formatCount(points)} 积分`] : []), ...(level === null ? [] : [`${level}等级`])].join('与'),
  lossOfPerson: '个人资料、驾驶证与照片',
  lossOfCoupons: (count) => `${count} 张可用卡券`,
  lossOfCars: (count) => `${count} 个已存配置`,
  lossOfOrders: '应用内的订单。依照法律，已售车辆的合同与发票将保留十年',
  obstaclesTitle: '请先处理',
  obstacles: {
    [DeletionObstacleKind.order]: { title: '有未完成的订单', go: '打开' },
    [DeletionObstacleKind.refund]: { title: '退款正在途中', go: '查看进度' },
    [DeletionObstacleKind.loan]: { title: '贷款尚未结清', go: '查看' },
  },
  toSettle: (count) => `有 ${count} 项待处理`,
  keep: '保留账号',
  delete: '注销',
  bookedTitle: '已申请注销',
  bookedText: '您已在所有设备上退出登录。七天之内，您可以登录并在“设置”中保留账号。',
  notBookedTitle: '尚未申请注销',
  coolingText: '您有七天时间可以改变主意，在此之前一切保持原样。',
  deletedIn: '距离注销还有',
  days: (count) => `${count} 天`,
  asked: (time) => `${time} 申请，已通过短信验证`,
  steps: {
    asked: { title: '您已申请', note: '已通过验证码确认' },
    waiting: { title: '等待中', note: '登录并不会取消注销' },
    erased: { title: '删除', note: '手机号、姓名、证件、照片与草稿' },
    kept: { title: '依法保留', note: '已售车辆的合同与发票，保留十年' },
  },
  keepMine: '保留我的账号',
  kept: '账号已保留',
  keepFailed: '尚未撤销注销',
}
