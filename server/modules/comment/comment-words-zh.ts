/** Chinese words that no comment takes; blanks and signs between the characters hide nothing. */
export const CHINESE_WORDS = [
  '操你',
  '傻逼',
  '傻屄',
  '煞笔',
  '妈的',
  '去死',
  '滚蛋',
  '畜生',
  '加微信',
  '加我微信',
  '加薇信',
  '加v信',
  '加qq',
  '代下单',
  '半价',
  '优惠码',
  '返现',
  '刷单',
  '贷款办理',
]

/** Digits as they are written in full, and in a bank, each from nought to nine. */
export const CHINESE_DIGITS = [...'零一二三四五六七八九', ...'〇壹贰叁肆伍陆柒捌玖']

/** What stands before the name by which one is found in a messenger. */
export const CHINESE_MESSENGERS = '微信号?|薇信|扣扣'
