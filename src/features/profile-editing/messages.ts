import { Gender } from '@/wire/enums/buyer'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the profile that is edited. */
const en = {
  title: 'Edit profile',
  changePortrait: 'Change your picture',
  portraitNote: 'JPEG, PNG or WebP, up to 10\u00a0MB',
  uploading: (percent: number) => `Uploading, ${percent} %`,
  uploadFailed: 'The picture was not uploaded',
  portraitGone: 'Your picture is no longer here. Choose it again, or save without it.',
  pickFailed: 'Picture cannot be opened',
  portraitTitle: 'Your picture',
  ownPortrait: 'Choose a photo',
  /** The pictures that everybody may have, in their order. */
  portraits: ['Figure', 'Sea', 'Dunes', 'Mountains', 'Pines', 'Dusk', 'Night', 'Sailing boat'] as readonly string[],
  nickName: 'Nickname',
  nickNamePlaceholder: 'What may we call you?',
  nickNameMissing: 'Enter a nickname',
  gender: 'Gender',
  genders: {
    [Gender.male]: 'Male',
    [Gender.female]: 'Female',
    [Gender.confidential]: 'Confidential',
  } satisfies Record<Gender, string>,
  birthday: 'Birthday',
  birthdayWrong: 'Choose a day in the past',
  area: 'Area',
  choose: 'Choose',
  areaName: (province: string, city: string) => (province === city ? city : `${province}, ${city}`),
  biography: 'About me',
  biographyPlaceholder: 'What moves you?',
  whoSees: 'Others see nickname, picture and “About me”.',
  save: 'Save',
  saved: 'Profile saved',
  saveFailed: 'The profile was not saved',
}

export type Messages = typeof en

export const messages = texts(en, zh)
