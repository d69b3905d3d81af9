import { Gender } from '@/wire/enums/buyer'
import type { Messages } from './messages'

/** Texts of the profile that is edited, in Chinese. */
export const zh: Messages = {
  title: '编辑资料',
  changePortrait: '更换头像',
  portraitNote: '支持 JPEG、PNG、WebP，不超过 10\u00a0MB',
  uploading: (percent) => `上传中 ${percent}%`,
  uploadFailed: '头像未上传',
  portraitGone: '所选头像图片已失效，请重新选择，或不更换头像直接保存。',
  pickFailed: '图片无法打开',
  portraitTitle: '头像',
  ownPortrait: '选择照片',
  portraits: ['人像', '海', '沙丘', '山', '松林', '黄昏', '夜', '帆船'],
  nickName: '昵称',
  nickNamePlaceholder: '我们怎样称呼您？',
  nickNameMissing: '请输入昵称',
  gender: '性别',
  genders: {
    [Gender.male]: '男',
    [Gender.female]: '女',
    [Gender.confidential]: '保密',
  },
  birthday: '生日',
  birthdayWrong: '请选择过去的日期',
  area: '地区',
  choose: '请选择',
  areaName: (province, city) => (province === city ? city : `${province} ${city}`),
  biography: '个人简介',
  biographyPlaceholder: '介绍一下您自己',
  whoSees: '他人可以看到您的昵称、头像和个人简介。',
  save: '保存',
  saved: '资料已保存',
  saveFailed: '资料未保存',
}
