import { useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_NOTES, LANGUAGES, type Language } from '@/language/language'
import { unbroken } from '@/language/unbroken'
import { chooseLanguage } from '@/services/language/spoken-language'
import { serviceMessages } from '@/services/messages'
import { useChosenLanguage, useLanguage } from '@/stores/language'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/popup/dialogs'
import { PickerSheet } from '@/ui/picker-sheet'
import { messages } from './messages'

const AS_PHONE = 'as-phone'
type Choice = Language | typeof AS_PHONE

/** The language of the app, changed at once on every page that is open. */
export function LanguageCard() {
  const [isOpen, setOpen] = useState(false)
  const chosen = useChosenLanguage() ?? AS_PHONE
  const spoken = useLanguage()
  const items = [
    ...LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key], note: LANGUAGE_NOTES[key] })),
    { key: AS_PHONE, label: messages.asPhone, note: messages.asPhoneNote },
  ] as const
  return (
    <Card isList>
      <Cell
        icon={<ExtraIcon name="globe" size={20} />}
        label={messages.language}
        value={unbroken(chosen === AS_PHONE ? messages.asPhone : LANGUAGE_NAMES[spoken])}
        onPress={() => setOpen(true)}
      />
      <PickerSheet<Choice>
        isOpen={isOpen}
        title={messages.languageTitle}
        items={items}
        selected={chosen}
        onPick={(choice) => void choose(choice)}
        onClose={() => setOpen(false)}
      />
    </Card>
  )
}

/** Without a network the texts of the other language cannot come, and the app goes on in this one. */
const choose = async (choice: Choice): Promise<void> => {
  try {
    await chooseLanguage(choice === AS_PHONE ? null : choice)
  } catch {
    await alertDialog({ title: messages.languageNotChanged, text: serviceMessages.networkFailed })
  }
}
