/**
 * The registered languages of the naming convention with codes that differ from BCP 47, grouped by their tags: a code,
 * then its territory ("FRCR-029" is fr-029). Arabic is grouped by territory, because browsers have no names for its
 * dialects. Source: languages.json of github.com/ISDCF/registries, at 2835828 of 2026-08-18, obsolete codes included.
 */
const ownCodes: Readonly<Record<string, string>> = {
  ar: 'ABV-BH ACM-IQ ABK-KW APC-LB AYL-LY ACX-OM AFQ-QA',
  'az-Cyrl': 'AZCY',
  'az-Latn': 'AZLT',
  'bs-Cyrl': 'BSCY',
  ckb: 'CKBI-IQ',
  de: 'DEA-AT DLI-LI DLU-LU DCH-CH',
  en: 'EAU-AU EBZ-BZ ECA-CA ECB-029 EHK-HK EIN-IN EID-ID EIE-IE EJM-JM EGM-MY ENZ-NZ EPH-PH ENS-SG EGZ-ZA ESW-SE EGT-TT EAE-AE EGB-GB EUS-US EZW-ZW',
  es: 'QSA-AR QSB-BO QCL-CL QCO-CO QCA-CR QCU-CU QSD-DO QSE-EC QSL-SV QGU-GT QSH-HN LAS-419 QSM-MX QNI-NI QPA-PA QPY-PY QPE-PE QPR-PR QUS-US QUY-UY QVE-VE',
  'ff-Latn': 'FFL FFLN-NG FFLS-SN',
  fr: 'QFC-CA FRCR-029',
  gsw: 'GSFR-FR',
  'ha-Latn': 'HALT HALN-NG',
  id: 'IND',
  'iu-Cans': 'IUC',
  'ks-Deva': 'KSDI-IN',
  'mn-Mong': 'MNMT MNMC-CN',
  'mni-Beng': 'MNBI-IN',
  nl: 'VLS-BE',
  'pa-Arab': 'PJA',
  pap: 'PAPC-029',
  pt: 'QBP-BR',
  qu: 'QZB-BO QZE-EC QZP-PE',
  ro: 'ROM',
  sd: 'SIN-IN',
  'sd-Arab': 'SDAR',
  sma: 'SMAN-NO',
  smj: 'SMJN-NO',
  sr: 'SRCB-BA SRLM-ME',
  'sr-Cyrl': 'SRCY SRCM-ME SYCM-ME',
  'sr-Latn': 'SRLT SRLB-BA',
  sv: 'SVF-FI',
  syr: 'SYSY-SY',
  'tg-Cyrl': 'TGCY TGCT-TJ',
  tzm: 'TZMD-DZ',
  'tzm-Arab': 'TZMA-MA',
  'tzm-Tfng': 'TZMT TZMM-MA',
  yue: 'YHK-HK',
  zh: 'QTM-TW',
  'zh-Hans': 'QMS CSCN-CN CSHK-HK CSMO-MO CSMY-MY CSSG-SG CSTW-TW ZHS ZSCN-CN ZSHK-HK ZSMO-MO ZSMY-MY ZSSG-SG ZSTW-TW',
  'zh-Hant': 'QMT CTCN-CN CTHK-HK CTMO-MO CTMY-MY CTSG-SG CTTW-TW ZHT ZTCN-CN ZTHK-HK ZTMO-MO ZTMY-MY ZTSG-SG ZTTW-TW',
}

/** Registered codes of four letters that are a language and its territory, from the same source: "FRBE" is fr-BE. */
const withTerritory =
  'ARSA ARSY ARAE ARYE BNIN BRFR COFR HRBA FRBE FRCM FRCI FRHT FRLU FRML FRMC FRMA FRRE FRSN FRCH FRCD FFNG ' +
  'ITCH KRNG LAVA MSBN MSMY MNCN NEIN ROMD RUMD SEFI SENO SESE SRBA SRME SWKE TNBW CAES'

const tags: ReadonlyMap<string, string> = new Map([
  ...withTerritory.split(' ').map(code => [code, `${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`] as const),
  ...Object.entries(ownCodes).flatMap(([language, codes]) =>
    codes.split(' ').map(code => [code.replace(/-.*/, ''), language + code.replace(/^[A-Z]+/, '')] as const),
  ),
])

/**
 * Returns the BCP 47 tag of a language code of the naming convention. Null for a code of four letters that is not registered,
 * because some are a script and not a territory ("AZLT" is Azerbaijani in Latin letters, not of Lithuania).
 */
export function languageTag(code: string): string | null {
  return tags.get(code.toUpperCase()) ?? (code.length < 4 ? code.toLowerCase() : null)
}
