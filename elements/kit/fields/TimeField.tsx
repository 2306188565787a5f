import clock from 'icon:clock'
import { readTime } from '../../../core/base/read-time'
import { useText } from '../context'
import { TextField, type TextFieldProps } from './TextField'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'placeholder' | 'icon' | 'onChange'> & {
  onChange: (value: string) => void
  /** Whether to omit the clock icon, where space is limited. */
  plain?: boolean | undefined
}

/**
 * A time of day, "HH:mm". A text that can be parsed as one is formatted when the field is left; other texts stay as
 * typed.
 */
export function TimeField({ plain, onBlur, ...props }: Props) {
  const t = useText()
  const formatTime = () => {
    const time = readTime(props.value)
    if (time !== null && time !== props.value) props.onChange(time)
    onBlur?.()
  }
  return (
    <TextField {...props} icon={plain ? undefined : clock} placeholder={t('kit.timePlaceholder')} onBlur={formatTime} />
  )
}
