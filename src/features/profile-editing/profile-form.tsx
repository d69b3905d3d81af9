import { View } from '@tarojs/components'
import { useState } from 'react'
import { Gender } from '@/wire/enums/buyer'
import { ProfileLimit } from '@/wire/enums/profile'
import type { User } from '@/wire/schemas/account'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { DateField } from '@/ui/date-field'
import { ChoiceField, FormField } from '@/ui/form-field'
import { Icon } from '@/ui/icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { PickerSheet } from '@/ui/picker-sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { TextArea } from '@/ui/text-area'
import { useAreaTree } from '@/widgets/places/area-sheet/use-area-tree'
import { CitySheet } from '@/widgets/places/city-sheet'
import { AvatarHead } from './avatar-head'
import { AvatarSheet } from './avatar-sheet'
import { messages } from './messages'
import './profile-form.scss'
import { useAvatar } from './use-avatar'
import { fieldId, useProfileForm } from './use-profile-form'

const FIRST_DAY = '1900-01-01'
const GENDERS = [Gender.male, Gender.female, Gender.confidential] as const

/** The profile, field by field. */
export function ProfileForm({ user, onLeave }: { user: User; onLeave: () => Promise<void> }) {
  const [sheet, setSheet] = useState<'avatar' | 'gender' | 'area'>()
  const form = useProfileForm(user, onLeave)
  const { values, faults, refusals, set } = form
  const avatar = useAvatar((chosen) => set({ avatar: chosen }))
  const areas = useAreaTree()
  const shown = values.avatar?.url ?? user.avatar
  const close = () => setSheet(undefined)

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={() => void form.leave()} />}
      foot={
        <StickyBar>
          <Button
            isDisabled={!form.hasChanges || faults.nickName || faults.birthday || avatar.percent !== null}
            onPress={form.save}
          >
            {messages.save}
          </Button>
        </StickyBar>
      }
      overlay={
        <>
          <AvatarSheet
            isOpen={sheet === 'avatar'}
            shown={shown}
            avatar={avatar}
            onPick={(chosen) => set({ avatar: chosen })}
            onClose={close}
          />
          <PickerSheet
            isOpen={sheet === 'gender'}
            title={messages.gender}
            items={GENDERS.map((key) => ({ key, label: messages.genders[key] }))}
            selected={values.gender}
            onPick={(gender) => set({ gender })}
            onClose={close}
          />
          <CitySheet
            isOpen={sheet === 'area'}
            title={messages.area}
            cities={areas}
            selected={values.area?.cityCode}
            onPick={(area) => set({ area })}
            onClose={close}
          />
        </>
      }
    >
      <AvatarHead src={shown} percent={avatar.percent} onPress={() => setSheet('avatar')} />
      <View id={fieldId('nickName')}>
        <Card isList>
          <FormField
            label={messages.nickName}
            kind="nickname"
            value={values.nickName}
            placeholder={messages.nickNamePlaceholder}
            maxLength={ProfileLimit.nickname}
            error={faults.nickName ? messages.nickNameMissing : refusals.nickName}
            onChange={(nickName) => set({ nickName })}
          />
          <ChoiceField
            label={messages.gender}
            value={messages.genders[values.gender]}
            placeholder={messages.choose}
            onPress={() => setSheet('gender')}
          />
          <DateField
            label={messages.birthday}
            value={values.birthday}
            placeholder={messages.choose}
            first={FIRST_DAY}
            last={form.today}
            error={faults.birthday ? messages.birthdayWrong : undefined}
            onChange={(birthday) => set({ birthday })}
          />
          <ChoiceField
            label={messages.area}
            value={values.area === null ? '' : messages.areaName(values.area.provinceName, values.area.cityName)}
            placeholder={messages.choose}
            onPress={() => setSheet('area')}
          />
        </Card>
      </View>
      <View id={fieldId('biography')}>
        <Card>
          <View className="profile-form__label">{messages.biography}</View>
          <TextArea
            label={messages.biography}
            value={values.biography}
            placeholder={messages.biographyPlaceholder}
            maxLength={ProfileLimit.biography}
            isInvalid={refusals.biography !== undefined}
            onChange={(biography) => set({ biography })}
          />
          {refusals.biography !== undefined && (
            <View className="profile-form__refusal" role="alert">
              {refusals.biography}
            </View>
          )}
        </Card>
      </View>
      <View className="profile-form__who-sees">
        <Icon name="shield" size={16} />
        <View className="profile-form__who-sees-text">{messages.whoSees}</View>
      </View>
    </PageShell>
  )
}
