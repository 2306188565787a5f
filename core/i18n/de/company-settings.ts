export default {
  'company.title': 'Firmeneinstellungen',
  'company.saved': 'Die Firmenangaben wurden aktualisiert',
  'company.unchanged': 'Seit dem letzten Speichern hat sich nichts geändert',
  'company.saveFailed': 'Die Firmenangaben konnten nicht gespeichert werden',
  'company.accountBehind': 'Ihre Angaben sind gespeichert, aber die Kontoseite zeigt vielleicht noch die alten',
  'company.loadFailed': 'Die Firmenangaben konnten nicht geladen werden',
  'company.readOnlyApproval': 'Schreibgeschützt, bis die Registrierung freigegeben ist. Dies wurde eingereicht.',
  'company.readOnlyReturned':
    'Schreibgeschützt, bis die Registrierung freigegeben ist; Eingereichtes wird dort geändert',
  'company.readOnlyRole': 'Schreibgeschützt: Nur ein Administrator Ihrer Firma kann diese Angaben ändern',
  'company.toRegistration': 'Zur Registrierung',
  'company.notSubmitted': 'Noch wurde nichts eingereicht',
  'company.notSubmittedDetail': 'Telefonnummern, E-Mails und Zeiten Ihrer Firma kommen mit ihrer Registrierung.',
} as const
