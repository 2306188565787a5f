export default {
  'registration.moreTitle': 'Vor der Freigabe werden weitere Angaben benötigt',
  'registration.rejectedTitle': 'Die Registrierung wurde abgelehnt',
  'registration.rejectedDetail':
    'Ändern Sie das Nötige und registrieren Sie sich erneut. Eine neue Prüfung dauert etwa 3 Werktage.',
  'registration.moreDetail': 'Eine neue Prüfung dauert etwa 3 Werktage.',
  'registration.submittedOn': 'Eingereicht {time} ({zone})',
  'registration.changes': 'Seit der letzten Einreichung geändert',
  'registration.noChanges': 'Noch nichts',
  'registration.successTitle': 'Ihre Registrierung wurde eingereicht',
  'registration.successDetail': 'Sie wird nun geprüft. Sobald entschieden ist, schreiben wir an Ihre E-Mail-Adressen.',
  'registration.leftOut': 'Ihre Eingaben wurden nicht eingereicht',
  'registration.leftOutPending':
    'Die Registrierung Ihres Unternehmens wurde ohne sie eingereicht. Sie bleiben erhalten und erscheinen wieder, falls bei der Prüfung Rückfragen entstehen.',
  'registration.leftOutLive':
    'Die Registrierung Ihres Unternehmens wurde ohne sie genehmigt. Ändern Sie, was Sie noch brauchen, in Ihren Einstellungen und verwerfen Sie die Eingaben dann hier.',
  'registration.pendingTitle': 'Ihre Registrierung wird geprüft',
  'registration.reviewedBy': 'Drei Werktage sind am {day} vergangen.',
  'registration.approvedTitle': 'Ihre Registrierung ist freigegeben',
  'registration.approvedDetail': 'Ab jetzt können Ihnen Aufträge zugewiesen werden.',
  'registration.toStart': 'Zur Startseite',
  'registration.submittedData': 'Was eingereicht wurde',
  'registration.liveData': 'Was für Sie gilt',
  'registration.cancelTitle': 'Registrierung verlassen?',
  'registration.cancelDetail': 'Was Sie eingegeben und nicht eingereicht haben, geht verloren.',
  'registration.stay': 'Hier bleiben',
  'registration.leave': 'Verlassen und verwerfen',
} as const
