/** The places that articles name, in Chinese. */
export const PLACES = {
  Chengdu: '成都',
  Hangzhou: '杭州',
  Heihe: '黑河',
  Huangshan: '黄山',
  Leshan: '乐山',
  Ordos: '鄂尔多斯',
  Shanghai: '上海',
  Xiamen: '厦门',
  Zhoushan: '舟山',
} as const

/** The hashtags of articles, in Chinese. */
export const HASHTAGS = {
  Aerodynamics: '空气动力学',
  Arc10: 'Arc 10',
  ChargingNotes: '充电笔记',
  CityLights: '城市灯火',
  DawnCopper: '晨曦铜',
  DeliveryDay: '交付日',
  FirstLight: '第一缕光',
  FirstRoadTrip: '第一次远行',
  Lakes: '湖泊',
  NightDrive: '夜驾',
  OpenHouse: '开放日',
  Paint: '车漆',
  QuietCabin: '静谧座舱',
  Range: '续航',
  Vela7: 'Vela 7',
  Vela9: 'Vela 9',
  WinterDriving: '冬季驾驶',
} as const
