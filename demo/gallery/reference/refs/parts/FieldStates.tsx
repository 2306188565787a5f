import { useState } from 'react'
import { Combo } from '../../../../../elements/kit/fields/Combo'
import { NumberField } from '../../../../../elements/kit/fields/NumberField'
import { SelectField } from '../../../../../elements/kit/fields/SelectField'
import { TextField } from '../../../../../elements/kit/fields/TextField'
import { couriers, fieldWords as words } from '../data/fields'

const number = '1Z5R89390357567128'

/** A field for each state, in two columns where space allows. */
export function FieldStates() {
  const [text, setText] = useState(number)
  const [courier, setCourier] = useState('ups')
  const [price, setPrice] = useState('30.00')
  const [select, setSelect] = useState('ups')
  return (
    <div className="field-pairs">
      <TextField label={words.rest} value={text} onChange={setText} mono />
      <TextField label={words.changed} value={text} onChange={setText} changed mono />
      <TextField label={words.invalid} value="" onChange={setText} error={words.invalidWhy} placeholder="1Z…" />
      <TextField label={words.advice} value={text} onChange={setText} advice={words.adviceWhy} mono />
      <TextField label={words.readOnly} value={text} onChange={setText} readOnly mono />
      <TextField label={words.off} value="" onChange={setText} disabled />
      <NumberField label={words.price} prefix="$" decimals={2} value={price} onChange={setPrice} changed />
      <SelectField
        label={words.advice}
        options={couriers}
        value={select}
        onChange={setSelect}
        advice={words.adviceWhy}
      />
      <Combo label={words.courier} options={couriers} value={courier} onChange={setCourier} hint={words.courierHint} />
      <Combo label={words.readOnly} options={couriers} value={courier} onChange={setCourier} readOnly />
    </div>
  )
}
