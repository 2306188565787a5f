/** A name as it was published, what it says on one line as `toLine` in the test writes it, and what is irregular about it. */
export type Sample = readonly [name: string, expected: string, irregular?: string]

/** Published names by source; every expected line was written by hand from the convention. */
export const samples: Readonly<Record<string, readonly Sample[]>> = {
  'ISDCF registries-site, general-ctt': [
    [
      'ThankYouService_FTR-4_S_EN-XX-CCAP_US-R-INT-TD_51-HI-VI_2K_UP_20170928_DTB_SMPTE_OV',
      'ThankYouService FTR.4 S EN>CCAP US.R.INT.TD 51.HI.VI 2K UP 2017-09-28 DTB SMPTE OV',
    ],
    [
      'ThankYouService_FTR-4_S_EN-LAS_US-R_51-EN-HI-VI-CCAP_2K_UP_20171013_DTB_SMPTE_VF',
      'ThankYouService FTR.4 S EN>LAS US.R 51.EN.HI.VI.CCAP 2K UP 2017-10-13 DTB SMPTE VF',
    ],
    [
      'HappyDeathDay_FTR-9_S_QFC-XX-CCAP_CA_51-HI-VI_2K_UP_20171003_DTB_SMPTE_OV',
      'HappyDeathDay FTR.9 S QFC>CCAP CA 51.HI.VI 2K UP 2017-10-03 DTB SMPTE OV',
    ],
    [
      'PitchPerfect3_FTR-7-DVis_F_EN-XX-CCAP_US-13-CA_ATMOS-71-HI-VI_2K_UP_20171103_DLB_SMPTE_OV',
      'PitchPerfect3 FTR.7.DVis F EN>CCAP US.13.CA ATMOS.71.HI.VI 2K UP 2017-11-03 DLB SMPTE OV',
    ],
    [
      'BadTimesElRoyale_FTR-A_S_EN-EN-CCAP_OV_71-HI-VI_2K_TCF_20181003_TCF_SMPTE ',
      'BadTimesElRoyale FTR.A S EN>EN.CCAP OV 71.HI.VI 2K TCF 2018-10-03 TCF SMPTE -',
      'no package type, OV for a territory',
    ],
    [
      'Ferdinand_FTR-3D-4FL_S_EN-qbp-QBP-CCAP_BR_ATMOS-VI-SL-DBOX_2K_TCF_20171211_DTB_SMPTE_OV ',
      'Ferdinand FTR..3D.4FL S EN>qbp.QBP.CCAP BR ATMOS.VI.SL.DBOX 2K TCF 2017-12-11 DTB SMPTE 3D OV',
      '3D without 3D in the standard',
    ],
    [
      'Logan_FTR-M_S_EN-de_DE_ATMOS-DBOX_2K_TCF_20171213_DTU_SMPTE_OV ',
      'Logan FTR.M S EN>de DE ATMOS.DBOX 2K TCF 2017-12-13 DTU SMPTE OV',
    ],
    [
      'TheHateUGive_FTR-B_S_EN-EN-CCAP_OV_71-HI-VI_2K_TCF_20180924_TCF_SMPTE ',
      'TheHateUGive FTR.B S EN>EN.CCAP OV 71.HI.VI 2K TCF 2018-09-24 TCF SMPTE -',
      'no package type, OV for a territory',
    ],
    [
      'Cars3_FTR-25-3D-14fl_S_EN-EN-CCAP_US-G_71-HI-VI-Atmos-Dbox_2K_DI_20170605_DTB_SMPTE-3D_OV',
      'Cars3 FTR.25.3D.14fl S EN>EN.CCAP US.G 71.HI.VI.Atmos.Dbox 2K DI 2017-06-05 DTB SMPTE 3D OV',
    ],
    [
      'SWLastJedi_FTR-26-2D-DVis_S_EN-ar_AE_71-Atmos-Dbox_2K_DI_20171120_DTB_SMPTE_OV',
      'SWLastJedi FTR.26.2D.DVis S EN>ar AE 71.Atmos.Dbox 2K DI 2017-11-20 DTB SMPTE OV',
    ],
    [
      'GuardiansGala2_FTR-1-2D_S_EN-FR-AR_LB_71-Dbox_2K_DI_20170411_DTU_IOP_VF',
      'GuardiansGala2 FTR.1.2D S EN>FR.AR LB 71.Dbox 2K DI 2017-04-11 DTU IOP VF',
    ],
    [
      'AlitaBattleAngel_FTR-3D-6FL-XBrite_S_EN-EN-CCAP_OV_ATMOS-DBOX-HI-VI_2K_TCF_20190126_DTB_SMPTE_OV',
      'AlitaBattleAngel FTR..3D.6FL.XBrite S EN>EN.CCAP OV ATMOS.DBOX.HI.VI 2K TCF 2019-01-26 DTB SMPTE 3D OV',
      '3D without 3D in the standard, OV for a territory',
    ],
    [
      'SchindlersList_FTR-14-1993_F_EN-XX-CCAP_US-R-INT-TD_ATMOS-71-HI-VI_4K_UP_20181119_DTB_SMPTE_OV',
      'SchindlersList FTR.14.1993 F EN>CCAP US.R.INT.TD ATMOS.71.HI.VI 4K UP 2018-11-19 DTB SMPTE OV',
    ],
  ],
  'ISDCF registries-site, appendices on captions, 3D and IMAX': [
    [
      'MovieTitle_FTR-1_F_EN-EN-CCAP_US-G_51_2K_ST_20130515_FAC_IOP_VF',
      'MovieTitle FTR.1 F EN>EN.CCAP US.G 51 2K ST 2013-05-15 FAC IOP VF',
    ],
    [
      'MovieTitle_FTR-1_F_EN-XX_US-G_51_2K_ST_20130515_FAC_IOP_OV',
      'MovieTitle FTR.1 F EN>- US.G 51 2K ST 2013-05-15 FAC IOP OV',
    ],
    [
      'MovieTitle_FTR-3D_F_EN-XX_US_51-EN_2K_ST_20070115_FAC_IOP-3D_OV',
      'MovieTitle FTR..3D F EN>- US 51.EN 2K ST 2007-01-15 FAC IOP 3D OV',
    ],
    [
      'TITLE-IMAX_FTR-1_F_EN-XX_US-G_51-EN_4K_ST_DATE_IMX',
      'TITLE-IMAX FTR.1 F EN>- US.G 51.EN 4K ST - IMX - -',
      'no date, standard and package',
    ],
    [
      'TITLE-IMAX-3D_TLR-1-3D_F_EN-XX_US-G_51-EN_4K_ST_DATE_IMX',
      'TITLE-IMAX-3D TLR.1.3D F EN>- US.G 51.EN 4K ST - IMX - 3D -',
      'no date, standard and package',
    ],
    [
      'TITLE-IMX3D_TLR-1-2D_F_EN-XX_US-G_51-EN_4K_ST_DATE_IMX ',
      'TITLE-IMX3D TLR.1.2D F EN>- US.G 51.EN 4K ST - IMX - -',
      'no date, standard and package',
    ],
  ],
  'cth103/dcpomatic, test/isdcf_name_test.cc: no sound before there is any': [
    [
      'MyNiceFilm_FTR-1_F_EN-XX_UK-PG_2K_ST_20140704_FA_IOP_OV',
      'MyNiceFilm FTR.1 F EN>- UK.PG - 2K ST 2014-07-04 FA IOP OV',
      'no sound',
    ],
    [
      'MyNiceFilmWith_TLR-2_S_DE-fr_US-R_4K_DI_20140704_PP_SMPTE_OV',
      'MyNiceFilmWith TLR.2 S DE>fr US.R - 4K DI 2014-07-04 PP SMPTE OV',
      'no sound',
    ],
    [
      'MyNiceFilmWith_XSN-2_F-133_DE-fr_US-R_4K_DI_20140704_PP_SMPTE_OV',
      'MyNiceFilmWith XSN.2 F.133 DE>fr US.R - 4K DI 2014-07-04 PP SMPTE OV',
    ],
    [
      'MyNiceFilmWith_XSN-2-3D_F-133_DE-fr_US-R_4K_DI_20140704_PP_SMPTE-3D_OV',
      'MyNiceFilmWith XSN.2.3D F.133 DE>fr US.R - 4K DI 2014-07-04 PP SMPTE 3D OV',
    ],
    [
      'MyNiceFilmWith_XSN-2-Temp-Pre-RedBand-MyChain-2D-4fl-48_F-133_DE-fr_US-R_4K_DI_20140704_PP_SMPTE_OV',
      'MyNiceFilmWith XSN.2.Temp.Pre.RedBand.MyChain.2D.4fl.48 F.133 DE>fr US.R - 4K DI 2014-07-04 PP SMPTE OV',
    ],
    [
      'LikeShouting_XSN-2_F-133_DE-fr_US-R_10_4K_DI_20140704_PP_SMPTE_OV',
      'LikeShouting XSN.2 F.133 DE>fr US.R 10 4K DI 2014-07-04 PP SMPTE OV',
    ],
    [
      'LikeShouting_XSN-2_F-133_DE-fr_US-R_71_4K_DI_20140704_PP_SMPTE_OV',
      'LikeShouting XSN.2 F.133 DE>fr US.R 71 4K DI 2014-07-04 PP SMPTE OV',
    ],
  ],
  'names made by DCP-o-matic: language, territory, studio or facility left out': [
    [
      'Enc2_FTR-1_F-133_MOS_2K_20180925_IOP_OV',
      'Enc2 FTR.1 F.133 ->- - MOS 2K - 2018-09-25 - IOP OV',
      'no language and territory, no studio and facility',
    ],
    [
      'Hello_TST-1_F_XX-XX_INT-TD_MOS_2K_20230118_SMPTE_OV',
      'Hello TST.1 F ->- INT.TD MOS 2K - 2023-01-18 - SMPTE OV',
      'no studio and facility',
    ],
    [
      'Hello_TST-1_F_XX-XX_MOS_2K_20230118_SMPTE_VF',
      'Hello TST.1 F ->- - MOS 2K - 2023-01-18 - SMPTE VF',
      'no territory, studio and facility',
    ],
    [
      'Hello_TST-7_F_XX-XX_MOS_2K_20230118_IOP_OV',
      'Hello TST.7 F ->- - MOS 2K - 2023-01-18 - IOP OV',
      'no territory, studio and facility',
    ],
    [
      'MovieTitle1_FTR_F_EN-XX_51_2K_20240101_SMPTE_OV',
      'MovieTitle1 FTR. F EN>- - 51 2K - 2024-01-01 - SMPTE OV',
      'no territory, studio and facility',
    ],
  ],
  'Ymagis/ClairMeta, tests/resources; knuterikevensen.com, making a DCNC name': [
    [
      'ECL-SINGLE-CPL_TST_S_EN-XX_UK-U_51-ATMOS_2K_DI_20160622_ECL_SMPTE_OV',
      'ECL-SINGLE-CPL TST. S EN>- UK.U 51.ATMOS 2K DI 2016-06-22 ECL SMPTE OV',
    ],
    [
      'MovieTitle_FTR_F_EN-XX_INT_51_2K_NULL_20230622_NUL_SMPTE_OV',
      'MovieTitle FTR. F EN>- INT 51 2K - 2023-06-22 - SMPTE OV',
    ],
  ],
  'names in the field, from public repositories': [
    [
      'Sinners_FTR_S-276_EN-TR_TR_51_4K_WR_20250325_DLX_SMPTE_VF',
      'Sinners FTR. S.276 EN>TR TR 51 4K WR 2025-03-25 DLX SMPTE VF',
    ],
    [
      'TheBatman_FTR-3_S_EN-EN-OCAP_UK-IE_51-VI_4K_WR_20220302_DLX_SMPTE_VF',
      'TheBatman FTR.3 S EN>EN.OCAP UK.IE 51.VI 4K WR 2022-03-02 DLX SMPTE VF',
    ],
    [
      'PaktDerWoelBoC_FTR_S-235_FR-DE_DE_51_4K_SC_20231115_EGB_SMPTE_VF',
      'PaktDerWoelBoC FTR. S.235 FR>DE DE 51 4K SC 2023-11-15 EGB SMPTE VF',
    ],
    [
      'AndhraKingThal_P2_FTR-2D-V3_S_TE-XX_IN-UA_51-Atmos_4K_ASV_20251125_ASV_SMPTE_VF',
      'AndhraKingThal_P2 FTR..2D.V3 S TE>- IN.UA 51.Atmos 4K ASV 2025-11-25 ASV SMPTE VF',
      'an underscore in the title',
    ],
    [
      'AvengEndgamEnc_FTR-2D-InfV_S_EN-IND_ID_71_4K_MRV_20260903_WDS_SMPTE_VF',
      'AvengEndgamEnc FTR..2D.InfV S EN>IND ID 71 4K MRV 2026-09-03 WDS SMPTE VF',
    ],
    [
      'Ruffen_FTR-3_S_NO-NO_NO_71_2K_XX_20250916_SCN_SMPTE_VF',
      'Ruffen FTR.3 S NO>NO NO 71 2K - 2025-09-16 SCN SMPTE VF',
    ],
  ],
}
