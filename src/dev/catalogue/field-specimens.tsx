import { useState } from 'react'
import { CodeBoxes } from '@/ui/code-boxes'
import { showToast } from '@/ui/popup/toast'
import { ChoiceField, FormField } from '@/ui/form-field'
import { PhoneField } from '@/ui/phone-field'
import { SearchField } from '@/ui/search-field'
import { Slider } from '@/ui/slider'
import { TextArea } from '@/ui/text-area'
import { Specimen } from './specimen'

const MAX_TEXT = 500
const USUAL_PERCENT = 30
const MOST_PERCENT = 75

export function FieldSpecimens() {
  const [name, setName] = useState('Zhou Yining')
  const [idNumber, setIdNumber] = useState('3101')
  const [phone, setPhone] = useState('13800004417')
  const [code, setCode] = useState('417')
  const [text, setText] = useState('')
  const [words, setWords] = useState('')
  const [percent, setPercent] = useState(USUAL_PERCENT)
  return (
    <>
      <Specimen name="Form fields">
        <FormField label="Name" value={name} onChange={setName} />
        <FormField
          label="ID number"
          kind="idCard"
          value={idNumber}
          error="Enter an 18-digit ID number"
          onChange={setIdNumber}
        />
        <FormField label="Email (optional)" kind="email" value="" placeholder="For the invoice" onChange={() => {}} />
        <ChoiceField label="City" value="" placeholder="Choose a city" onPress={() => {}} />
      </Specimen>
      <Specimen name="Search, slider">
        <SearchField label="Search a city" value={words} onChange={setWords} />
        <Slider
          label="Down payment"
          value={percent}
          min={0}
          max={MOST_PERCENT}
          valueText={`${percent} %`}
          onChange={setPercent}
        />
      </Specimen>
      <Specimen name="Phone, code, text">
        <PhoneField value={phone} onChange={setPhone} />
        <CodeBoxes value={code} onChange={setCode} onComplete={() => showToast('Code complete')} />
        <TextArea label="Feedback" placeholder="What happened?" value={text} maxLength={MAX_TEXT} onChange={setText} />
      </Specimen>
    </>
  )
}
