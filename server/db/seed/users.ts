import { AgreementScene } from '@/wire/enums/agreement'
import { Gender } from '@/wire/enums/buyer'
import { ClientPlatform } from '@/wire/enums/platform'
import { ACCOUNT_AGREEMENTS, agreementIds } from '@/domain/needed-agreements'
import { agreements } from './agreements/agreements'
import { picturePath } from './picture-path'
import { plainTable, type SeedTable } from './seed-table'

/** A customer of the demo. */
interface DemoUser {
  id: string
  phone: string
  nickName: string
  avatar: string
  gender: Gender
  birthDate: string | null
  biography: string
  provinceCode: string
  cityCode: string
  /** Whether the current agreements are accepted; if not, the app asks for it after the next login. */
  isUpToDate: boolean
}

/** The customer who has an account with everything in order. */
export const demoUser: DemoUser = {
  id: '5d9a3c3e-7a1f-4c55-9d0e-3f1b7c2a4417',
  phone: '13800004417',
  nickName: 'Zhou Yining',
  avatar: 'avatar-zhou-yining',
  gender: Gender.male,
  birthDate: '1991-04-17',
  biography: 'Pine Green, Dune inside. Mostly Shanghai, sometimes the sea.',
  provinceCode: '310000',
  cityCode: '310100',
  isUpToDate: true,
}

/** The customer who has not read the newest agreements. */
export const lateReader: DemoUser = {
  id: '0b6f8c1d-52e4-4e0b-8f6a-91d7e3c02086',
  phone: '13800002086',
  nickName: 'Lin Qiao',
  avatar: 'avatar-lin-qiao',
  gender: Gender.female,
  birthDate: null,
  biography: 'Six seats, two tents, one dog.',
  provinceCode: '330000',
  cityCode: '330100',
  isUpToDate: false,
}

const users = [demoUser, lateReader]

const acceptedAtRegistration = agreements.filter(({ id }) => agreementIds(ACCOUNT_AGREEMENTS).includes(id))

/** Customers to log in with: one who has accepted everything, one who has not read the newest agreements yet. */
export const userTables = (now: Date): SeedTable[] => {
  const accounts = users.map((user) => ({
    id: user.id,
    phone: user.phone,
    nick_name: user.nickName,
    avatar: picturePath(user.avatar),
    gender: user.gender,
    birth_date: user.birthDate,
    biography: user.biography,
    province_code: user.provinceCode,
    city_code: user.cityCode,
    client_platform: ClientPlatform.miniProgram,
    created_at: now.toISOString(),
  }))
  const acceptances = users
    .filter(({ isUpToDate }) => isUpToDate)
    .flatMap((user) =>
      acceptedAtRegistration.map(({ id, version }) => ({
        account_id: user.id,
        agreement_id: id,
        version,
        scene: AgreementScene.accountRegister,
        accepted_at: now.toISOString(),
      })),
    )
  return [plainTable('account', accounts), plainTable('agreement_acceptance', acceptances)]
}
