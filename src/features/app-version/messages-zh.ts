import type { Messages } from './messages'

/** Texts of the app's version in Chinese. */
export const zh: Messages = {
  title: '版本',
  name: (version) => `Vela ${version}`,
  build: (code, config) => `构建 ${code} · 配置 ${config}`,
  check: '检查更新',
  newest: '已是最新版本',
  newerTitle: '新版本已就绪',
  newerText: '应用将重新启动以完成更新，其他页面上未提交的内容可能丢失。',
  restart: '重新启动',
  later: '稍后',
  notCheckedTitle: '未能检查更新',
  notCheckedText: '请检查网络后重试。',
  newIn: (version) => `${version} 更新内容`,
  releases: [
    {
      version: '1.3.5',
      day: '2026-11-18',
      news: [
        '全应用支持中文与英文',
        '尾款可分多次支付',
        '活动：在线报名，凭签到码入场',
        '热门开售支持排队，并告知您的次序',
      ],
    },
    {
      version: '1.3.4',
      day: '2026-11-02',
      news: ['两款车型均可选涡轮轮毂', '光线不足时也可上传驾驶证', '修复海报空白的问题'],
    },
  ],
}
