import {
  IconArticle,
  IconBook2,
  IconBox,
  IconFileText,
  IconListCheck,
  IconMicrophone,
  IconSchool,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Resource } from '#shared/resources/model.ts';

export const typeIcon: Readonly<Record<Resource['type'], TablerIcon>> = {
  Book: IconBook2,
  Course: IconSchool,
  Video: IconVideo,
  Article: IconArticle,
  Tutorial: IconListCheck,
  Documentation: IconFileText,
  Podcast: IconMicrophone,
  Other: IconBox,
};
