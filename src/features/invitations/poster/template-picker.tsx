import { View } from '@tarojs/components'
import classNames from 'classnames'
import { staticUrl } from '@/services/environment'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './template-picker.scss'
import { TEMPLATES, type PosterTemplate } from './templates'

interface TemplatePickerProps {
  chosen: PosterTemplate
  onChoose: (template: PosterTemplate) => void
}

/** The pictures that the poster can have. */
export function TemplatePicker({ chosen, onChoose }: TemplatePickerProps) {
  const choice = useArrowChoice(
    TEMPLATES.map(({ key }) => key),
    (key) => onChoose(TEMPLATES.find((template) => template.key === key) ?? chosen),
  )
  return (
    <View className="template-picker" role="radiogroup" aria-label={messages.posterPictures}>
      {TEMPLATES.map((template) => (
        <Pressable
          key={template.key}
          {...choice(template.key)}
          className={classNames('template-picker__one', template === chosen && 'template-picker__one--on')}
          role="radio"
          label={template.name()}
          isChecked={template === chosen}
          isSkippedByTab={template !== chosen}
          onPress={() => onChoose(template)}
        >
          <View className="template-picker__picture">
            <Picture src={staticUrl(template.picture)} alt="" />
          </View>
        </Pressable>
      ))}
    </View>
  )
}
