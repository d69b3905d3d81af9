/** What WeChat tells the shopper when it asks whether the app may know the position. */
export const POSITION_PURPOSE = '用于查找您附近的门店和车辆位置'
