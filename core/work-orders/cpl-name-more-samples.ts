import type { Sample } from './cpl-name-samples'

/** More of them: from older versions of the convention, issue threads, tests and the drives of cinemas. */
export const moreSamples: Readonly<Record<string, readonly Sample[]>> = {
  'digitalcinemanamingconvention.com, appendices 3a, 8 and 9: before the standard had a field': [
    [
      'TITLE-3D_TLR-1-2D_F_EN-XX_US-GB_51-EN_2K_ST_20070115_FAC_OV',
      'TITLE-3D TLR.1.2D F EN>- US.GB 51.EN 2K ST 2007-01-15 FAC - OV',
      'no standard',
    ],
    [
      'TITLE-3D_TLR-1-3D_F_EN-XX_US-GB_51-EN_2K_ST_20070115_FAC_i3D-gb_OV',
      'TITLE-3D TLR.1.3D F EN>- US.GB 51.EN 2K ST 2007-01-15 FAC - 3D OV',
      'a field for 3D of its own',
    ],
    [
      'MovieTitleCCAP_FTR-1_F_EN-EN_US-G_51-EN_2K_ST_20070115_FAC_VF-1',
      'MovieTitleCCAP FTR.1 F EN>EN US.G 51.EN 2K ST 2007-01-15 FAC - VF',
      'captions in the title',
    ],
    [
      'MovieTitle_FTR-1_F_EN-EN-CCAP_US-G_51-EN_2K_ST_20070115_FAC_VF-1',
      'MovieTitle FTR.1 F EN>EN.CCAP US.G 51.EN 2K ST 2007-01-15 FAC - VF',
      'no standard',
    ],
    [
      'MOVIE-TITLE_FTR-2_F_EN-XX_US-PG_51-EN_2K_ST_20070115_FAC_OV',
      'MOVIE-TITLE FTR.2 F EN>- US.PG 51.EN 2K ST 2007-01-15 FAC - OV',
      'no standard',
    ],
  ],
  'dcpmanufaktur.de, on the naming convention and on version files': [
    [
      'GuterFilm_FTR-1_F-178_DE-XX_51_2K_20190221_MAN_IOP_OV',
      'GuterFilm FTR.1 F.178 DE>- - 51 2K - 2019-02-21 MAN IOP OV',
      'no territory and studio',
    ],
    [
      'GuterFilm_FTR-1-25_F-178_DE-XX_DE_51_2K_WB_20220614_MAN_SMPTE_OV',
      'GuterFilm FTR.1.25 F.178 DE>- DE 51 2K WB 2022-06-14 MAN SMPTE OV',
    ],
    [
      'GreatFilm_TLR-2_F-239_EN-XX_51_2K_20150320_MAN_IOP',
      'GreatFilm TLR.2 F.239 EN>- - 51 2K - 2015-03-20 MAN IOP -',
      'no territory, studio and package',
    ],
    [
      'GuterFilm_FTR-1_F_EN-DE_51_2K_20160915_MAN_IOP_VF',
      'GuterFilm FTR.1 F EN>DE - 51 2K - 2016-09-15 MAN IOP VF',
      'no territory and studio',
    ],
  ],
  'wolfgangw/backports, issues 53, 73 and 103; MediaArea/MediaInfoLib, pull request 1049': [
    [
      'MONSTRE_SHR_F_FR-XX_BE-KN_51_2K_CBT_20141210_CBT_IOP_VF-1',
      'MONSTRE SHR. F FR>- BE.KN 51 2K CBT 2014-12-10 CBT IOP VF',
    ],
    [
      'HOUSEWIFE_FTR-1-2D_S_EN-XX_51_2K_20170829_1V_OV',
      'HOUSEWIFE FTR.1.2D S EN>- - 51 2K - 2017-08-29 1V - OV',
      'no territory, studio and standard',
    ],
    ['ETL_FTR_F_TL-EN_INT_51_2K_NULL_20230918_NUL_SMPTE_OV', 'ETL FTR. F TL>EN INT 51 2K - 2023-09-18 - SMPTE OV'],
    [
      'Hiluilkjs_FTR-1-25_F-133_2K_20181120_IOP_OV',
      'Hiluilkjs FTR.1.25 F.133 ->- - - 2K - 2018-11-20 - IOP OV',
      'no language, territory, sound, studio and facility',
    ],
  ],
  'cth103/dcpomatic, other tests and earlier ones of isdcf_name_test.cc; its first notes of the convention': [
    [
      'JourneyToJah_TLR-1_F_EN-DE-FR_CH_51_2K_LOK_20140225_DGL_SMPTE_OV',
      'JourneyToJah TLR.1 F EN>DE.FR CH 51 2K LOK 2014-02-25 DGL SMPTE OV',
    ],
    [
      'MyNiceFilm_FTR-1_F_EN-XX_UK-PG_51_2K_ST_20140704_FA_IOP_OV',
      'MyNiceFilm FTR.1 F EN>- UK.PG 51 2K ST 2014-07-04 FA IOP OV',
    ],
    [
      'MyNiceFilmWith_XSN-2-3D_F-133_DE-FR_US-R_10_4K_DI_20140704_PP_SMPTE-3D_VF',
      'MyNiceFilmWith XSN.2.3D F.133 DE>FR US.R 10 4K DI 2014-07-04 PP SMPTE 3D VF',
    ],
    [
      'THE-BLUES-BROS_FTR_F_EN-XX_UK-15_10-EN_2K_ST_20120101_FAC_OV',
      'THE-BLUES-BROS FTR. F EN>- UK.15 10.EN 2K ST 2012-01-01 FAC - OV',
      'no standard',
    ],
    [
      'THE-BLUES-BROS_FTR_F_EN-XX_EN-GB_51-EN_2K_ST_20120101_FAC_2D_OV',
      'THE-BLUES-BROS FTR. F EN>- EN.GB 51.EN 2K ST 2012-01-01 FAC - OV',
      'a language for a territory, a field for 2D',
    ],
    [
      'APPASSIONATA_TLR_F_UK-DEFR_CH_51_2K_LOK_20121115_DGL_OV',
      'APPASSIONATA TLR. F UK>DEFR CH 51 2K LOK 2012-11-15 DGL - OV',
      'two subtitles in one word, no standard',
    ],
  ],
  'Ymagis/ClairMeta, docker files; a provider of fake names of compositions, its examples': [
    [
      'ECL01-SINGLE-CPL_TST_S_EN-XX_UK-U_71_2K_DI_20171218_ECL_IOP_OV',
      'ECL01-SINGLE-CPL TST. S EN>- UK.U 71 2K DI 2017-12-18 ECL IOP OV',
    ],
    [
      'Hodgechester_PRO-Pre-ALT_C_CA-CS_CA_VI-71-D-box-HI_2K_MRV_20150228_DTU_SMPTE-3D_VF',
      'Hodgechester PRO..Pre.ALT C CA>CS CA VI.71.DBox.HI 2K MRV 2015-02-28 DTU SMPTE 3D VF',
      'what goes with the sound before the channels',
    ],
    [
      'Thomasbury_TST-8-ALT-48-RedBand_C_CS_IN_20-D-box-VI_4K_LFLM_20110802_AAM_SMPTE-3D_VF',
      'Thomasbury TST.8.ALT.48.RedBand C CS>- IN 20.DBox.VI 4K LFLM 2011-08-02 AAM SMPTE 3D VF',
      'a language without subtitles',
    ],
  ],
  'made by tools, in the tests and notes of their public repositories': [
    [
      'CTPBase_TST_F_EN_US_51_2K_PPF_20260721_PPF_SMPTE_OV',
      'CTPBase TST. F EN>- US 51 2K PPF 2026-07-21 PPF SMPTE OV',
      'a language without subtitles',
    ],
    [
      'MyNiceFilmWith_TLR-2_S_DE-fr_US-R_MOS_4K_DI_20140704_PPF_SMPTE_OV',
      'MyNiceFilmWith TLR.2 S DE>fr US.R MOS 4K DI 2014-07-04 PPF SMPTE OV',
    ],
    [
      'HighAssetCount_TST-2D_S_EN-XX_51_2K_ST_20210629_QCE_SMPTE_OV',
      'HighAssetCount TST..2D S EN>- - 51 2K ST 2021-06-29 QCE SMPTE OV',
      'no territory',
    ],
    [
      'MonCarton_PSA_S_JA-XX_FR_51_4K_QDCP_20160309_MonLabo_SMPTE_OV',
      'MonCarton PSA. S JA>- FR 51 4K QDCP 2016-03-09 MonLabo SMPTE OV',
    ],
    [
      'XCT-71-ChannelID_TST-1_F_EN-XX_INT-TD_71_2K_NULL_20261008_NUL_SMPTE_OV',
      'XCT-71-ChannelID TST.1 F EN>- INT.TD 71 2K - 2026-10-08 - SMPTE OV',
    ],
    [
      '363783_ISDCF-Audio_TST_F_EN-EN-EN-CCAP_OV_71_2K_EKN_20250128_EKN_SMPTE_OV',
      '363783_ISDCF-Audio TST. F EN>EN.EN.CCAP OV 71 2K EKN 2025-01-28 EKN SMPTE OV',
      'a number before the title, OV for a territory',
    ],
    [
      'TheVeryLongFeatureTitle_FTR-2-3D_F-185_EN-FR_US-13_71-HI-VI_4K_STU_20261001_FAC_SMPTE_VF',
      'TheVeryLongFeatureTitle FTR.2.3D F.185 EN>FR US.13 71.HI.VI 4K STU 2026-10-01 FAC SMPTE 3D VF',
      '3D without 3D in the standard',
    ],
    ['Film_FTR_2K_SMPTE_OV', 'Film FTR. - ->- - - 2K - - - SMPTE OV', 'hardly any field'],
    ['MyFilm_FTR_F_EN-XX_OV', 'MyFilm FTR. F EN>- - - - - - - - OV', 'hardly any field'],
  ],
  'on the drives of cinemas and partners, as public repositories tell': [
    [
      '16554TPG1799UN_ADV_F_EN-XX_AU_51_2K_20130111_DAU_OV',
      '16554TPG1799UN ADV. F EN>- AU 51 2K - 2013-01-11 DAU - OV',
      'no studio and standard',
    ],
    [
      'DJANGO_TLR-G_F_EN-FR_FR_51_2K_SPE_20121020_YMA_OV',
      'DJANGO TLR.G F EN>FR FR 51 2K SPE 2012-10-20 YMA - OV',
      'no standard',
    ],
    [
      'ACCOR-ARENA_ADV_F_FR-XX_FR_51_2K_20151110_ECL_OV',
      'ACCOR-ARENA ADV. F FR>- FR 51 2K - 2015-11-10 ECL - OV',
      'no studio and standard',
    ],
    [
      'OPEL-BAYONNE_ADV_F_XX-XX_XX_2K_ECL_20151109_ECL_OV',
      'OPEL-BAYONNE ADV. F ->- - - 2K ECL 2015-11-09 ECL - OV',
      'no sound and standard',
    ],
    [
      'Pemandijenaza_FTR-V1_S_IND-en_MLY_71_2K_ST_20240221_RIC_IOP_VF',
      'Pemandijenaza FTR..V1 S IND>en MLY 71 2K ST 2024-02-21 RIC IOP VF',
      'a version in letters',
    ],
    [
      '10ThingsIHateA_FTR_F_EN-XX_US-13_51_2K_DI_20190117_DSS_IOP_OV',
      '10ThingsIHateA FTR. F EN>- US.13 51 2K DI 2019-01-17 DSS IOP OV',
    ],
    [
      '10ThingsIHateA_RTG-F_F_EN-XX_IE-12A_51_2K_IND_20240126_DLX_IOP_OV',
      '10ThingsIHateA RTG..F F EN>- IE.12A 51 2K IND 2024-01-26 DLX IOP OV',
    ],
    [
      '10ThingsIHateA_RTG-F_F_EN-XX_UK-12A_MOS_2K_DI_20240125_DLX_IOP_OV',
      '10ThingsIHateA RTG..F F EN>- UK.12A MOS 2K DI 2024-01-25 DLX IOP OV',
    ],
    [
      '512-16789-DS-DARK_KNIGHT_TLR-2-3D_F_EN-TR_71_2K_20240420_WARNER_OV',
      '512-16789-DS-DARK_KNIGHT TLR.2.3D F EN>TR - 71 2K - 2024-04-20 WARNER - 3D OV',
      'an underscore in the title, no territory, studio and standard',
    ],
    [
      'XXX-YYY_FTR_F_EN-XX_UK-XX_51_2K_VTGO_20091029_AAM',
      'XXX-YYY FTR. F EN>- UK 51 2K VTGO 2009-10-29 AAM - -',
      'no standard and package',
    ],
    ['SUMMERFEST_TLR-1_F_EN-XX_IN_51_2K', 'SUMMERFEST TLR.1 F EN>- IN 51 2K - - - - -', 'nothing after the resolution'],
    [
      'PaktDerWoelfe_FTR_S-235_FR-XX_DE_51_4K_SC_20230926_EGB_SMPTE_OV',
      'PaktDerWoelfe FTR. S.235 FR>- DE 51 4K SC 2023-09-26 EGB SMPTE OV',
    ],
    [
      'PaktDerWoelBoC_FTR_S-235_DE-DE_DE_51_4K_SC_20231115_EGB_SMPTE_VF',
      'PaktDerWoelBoC FTR. S.235 DE>DE DE 51 4K SC 2023-11-15 EGB SMPTE VF',
    ],
  ],
}
