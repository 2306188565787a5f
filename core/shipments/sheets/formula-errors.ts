/** Errors of formulas in the languages of Excel, LibreOffice and Google Sheets, without their "#" and final mark. */
const names = [
  // English, and names that other languages share.
  ...[
    'NULL',
    'DIV/0',
    'VALUE',
    'REF',
    'NAME',
    'NUM',
    'SPILL',
    'CALC',
    'FIELD',
    'BLOCKED',
    'CONNECT',
    'BUSY',
    'UNKNOWN',
  ],
  ...['EXTERNAL', 'PYTHON', 'ERROR'],
  // German, Dutch
  ...[
    'WERT',
    'BEZUG',
    'ZAHL',
    'ÜBERLAUF',
    'KALK',
    'FELD',
    'LEEG',
    'DEEL/0',
    'WAARDE',
    'VERW',
    'NAAM',
    'GETAL',
    'OVERLOOP',
  ],
  // French, Italian
  ...[
    'NUL',
    'VALEUR',
    'NOM',
    'NOMBRE',
    'PROPAGATION',
    'EPARS',
    'CHAMP',
    'NULLO',
    'VALORE',
    'RIF',
    'NOME',
    'ESPANSIONE',
  ],
  // Spanish, Portuguese
  ...['NULO', 'VALOR', 'NÚM', 'DESBORDAMIENTO', 'DESPEJAR', 'DESPEJO', 'EXCEDENTE', 'ERRO'],
  // Swedish, Danish, Norwegian, Finnish
  ...['SKÄRNING', 'DIVISION/0', 'VÄRDEFEL', 'REFERENS', 'NAMN', 'OGILTIGT', 'SAKNAS', 'VÆRDI', 'REFERENCE', 'NAVN'],
  ...['VERDI', 'TYHJÄ', 'JAKO/0', 'ARVO', 'VIITTAUS', 'NIMI', 'LUKU', 'PUUTTUU'],
  // Polish, Czech, Hungarian
  ...['ZERO', 'DZIEL/0', 'ARG', 'ADR', 'NAZWA', 'LICZBA', 'N/D', 'DĚLENÍ_NULOU', 'HODNOTA', 'ODKAZ', 'NÁZEV', 'ČÍSLO'],
  ...['NULLA', 'ZÉRÓOSZTÓ', 'ÉRTÉK', 'HIV', 'NÉV', 'SZÁM'],
  // Turkish, Russian
  ...['BOŞ', 'SAYI/0', 'DEĞER', 'BAŞV', 'AD', 'SAYI', 'ПУСТО', 'ДЕЛ/0', 'ЗНАЧ', 'ССЫЛКА', 'ИМЯ', 'ЧИСЛО', 'ПЕРЕНОС'],
]

/** Errors for a value that is missing or still loading have no final mark. */
const unmarked = ['N/?[A-Z]', 'I/T', 'Н/Д', 'YOK', 'HIÁNYZIK', 'NENÍ_K_DISPOZICI', 'GETTING_DATA', '#+']

const formulaError = new RegExp(
  `^(?:#(?:[¡¿]?(?:${names.join('|')})[!?]|${unmarked.join('|')})|Err:\\d{3}|loading(?:\\.{3}|…))$`,
  'iu',
)

/**
 * Returns whether a cell shows no value: an error of a formula (#N/A), a too narrow cell (###), or a value that is
 * loading.
 */
export function isFormulaError(cell: string): boolean {
  return formulaError.test(cell)
}
